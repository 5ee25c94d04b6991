/** Copies text to the clipboard. Browsers offer no clipboard API to a page loaded over plain http, as on phones in the
 *  local network; execCommand still works there. */
export async function copyText(words: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(words);
  const field = document.createElement('textarea');
  field.value = words;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  // while a dialog is open nothing outside it can be selected
  const around = document.querySelector('dialog[open]') ?? document.body;
  const before = document.activeElement;
  around.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
}
