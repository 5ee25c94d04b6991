/** A bot in words: how well it plays, and what it knows best. */

import { has, t } from '../i18n.svelte';
import { readLevel } from '../lobby/options';

export function levelName(level: string): string {
  const { skill, persona } = readLevel(level);
  const spoken = t(`level-${skill}`);
  const short = `persona-short-${persona}`;
  return persona && has(short) ? t('level-persona', { level: spoken, persona: t(short) }) : spoken;
}
