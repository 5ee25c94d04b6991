/** Which page is shown; addresses are the server's too, so that a link works everywhere. */

export type Page =
  | { page: 'home' }
  | { page: 'table'; table: string; tokens: string[] }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'decks'; deck: string }
  | { page: 'replay'; table: string }
  | { page: 'help'; topic: 'classes' | 'wrong' }
  | { page: 'about' }
  | { page: 'nowhere' };

function isToken(word: string): boolean {
  return /^[\w-]{16,64}$/.test(word);
}

export function read(path: string, hash: string): Page {
  const parts = path.split('/').filter(Boolean);
  if (parts[0] === 't' && parts[1])
    return { page: 'table', table: parts[1], tokens: hash.slice(1).split(',').filter(isToken) };
  if (parts[0] === 'rules')
    return { page: 'rules', game: parts[1] ?? 'comparity-landmarks', rule: hash.replace('#', '') };
  if (parts[0] === 'decks') return { page: 'decks', deck: parts[1] ?? '' };
  if (parts[0] === 'replay') return { page: 'replay', table: parts[1] ?? '' };
  if (parts[0] === 'classes' || parts[0] === 'wrong') return { page: 'help', topic: parts[0] };
  if (parts[0] === 'about') return { page: 'about' };
  return { page: parts.length ? 'nowhere' : 'home' };
}

/** The page at the browser's address. The tokens of a personal link are taken out of the address at once: nobody reads
 *  them over a shoulder, in a screenshot or in the history. */
function arrive(): Page {
  const found = read(location.pathname, location.hash);
  if (found.page === 'table' && location.hash) history.replaceState(history.state, '', location.pathname);
  return found;
}

let here = $state.raw<Page>(arrive());
for (const moved of ['popstate', 'hashchange'])
  addEventListener(moved, () => {
    const found = arrive();
    // a link that opens more seats of the table on this page adds to it
    if (found.page !== 'table' || found.tokens.length || here.page !== 'table' || here.table !== found.table)
      here = found;
  });

export function page(): Page {
  return here;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  here = arrive();
  scrollTo(0, 0);
}

/** Follows a link without loading the page anew, unless a key asks for another window. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute('href')!);
}
