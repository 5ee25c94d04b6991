/** Words for games that nobody has written sentences for: a code made readable. */

/** `higher-lower-pick-go-up` of the engine `higher-lower` becomes “Pick go up”; `higher_or_lower` “Higher or lower”. */
export function readable(code: string, engine = ''): string {
  const bare = engine && code.startsWith(`${engine}-`) ? code.slice(engine.length + 1) : code;
  const words = bare.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
