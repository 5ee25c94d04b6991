/**
 * Explains a sign where it stands: what it is, its numbers, and the rule one step away. One popover serves the whole page.
 *
 *     <li {@attach explains(() => ({ title: 'World Record', text: 'For the tallest building.', rule: 'S-WR-1' }))}>
 *
 * - It appears on hover and on keyboard focus, and on tap or click, which also keeps it open; Esc, a tap elsewhere or
 *   scrolling closes it. It lies over open dialogs and is never cut by what surrounds the sign.
 * - The function is asked anew whenever what it reads changes; null explains nothing.
 * - `taps` says whether a tap is for the explanation. Give `() => false` for something that a tap already uses (a card
 *   of the hand), or a condition (a card that cannot be played now).
 * - What can be neither focused nor pressed by itself is better put into `Explain.svelte`, which is a button.
 * - Screen readers hear the text as the description of the element (`aria-description`).
 */

import { mount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import ExplainPopover from './ExplainPopover.svelte';

export interface Explanation {
  title?: string;
  /** One paragraph, or several. */
  text: string | string[];
  /** The id of the rule that it follows from. */
  rule?: string;
}

type Ask = () => Explanation | null;

/** What is being explained now. */
export const explained = $state<{ anchor: Element | null; ask: Ask; isKept: boolean }>({
  anchor: null,
  ask: () => null,
  isKept: false,
});

/** A pointer that only passes by asks for nothing. */
const LINGER = 300;
/** Time to move from the sign to the link in its explanation. */
const GRACE = 250;
let timer = 0;
let isMounted = false;

function show(anchor: Element, ask: Ask, isKept: boolean): void {
  clearTimeout(timer);
  if (!isMounted) mount(ExplainPopover, { target: document.body });
  isMounted = true;
  Object.assign(explained, { anchor, ask, isKept });
}

export function closeExplanation(): void {
  clearTimeout(timer);
  explained.anchor = null;
}

/** The pointer has left; the explanation goes, unless it was asked to stay. */
export function fadeExplanation(): void {
  clearTimeout(timer);
  if (!explained.isKept) timer = window.setTimeout(closeExplanation, GRACE);
}

/** The pointer has reached the explanation. */
export function keepExplanation(): void {
  clearTimeout(timer);
}

export function explains(ask: Ask, taps: () => boolean = () => true): Attachment<Element> {
  return (element) => {
    const stop = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      kind: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ): void => element.addEventListener(kind, heard as EventListener, { signal: stop.signal });
    const isShown = (): boolean => explained.anchor === element;
    listen('pointerenter', (event) => {
      if (event.pointerType !== 'mouse' || explained.isKept) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => show(element, ask, false), LINGER);
    });
    listen('pointerleave', (event) => {
      if (event.pointerType === 'mouse') fadeExplanation();
    });
    listen('focus', () => {
      if (element.matches(':focus-visible') && !isShown()) show(element, ask, false);
    });
    listen('blur', () => {
      if (isShown() && !explained.isKept) fadeExplanation();
    });
    listen('click', () => {
      if (!taps()) closeExplanation();
      else if (isShown() && explained.isKept) closeExplanation();
      else show(element, ask, true);
    });
    $effect(() => {
      const now = ask();
      const words = now ? [now.text].flat().join(' ') : '';
      if (words) element.setAttribute('aria-description', words);
      else element.removeAttribute('aria-description');
    });
    return () => {
      stop.abort();
      if (isShown()) closeExplanation();
    };
  };
}
