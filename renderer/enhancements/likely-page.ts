import { editDistance } from '../../shared/search/edit-distance';

/** An address as somebody remembers it: without case, accents, signs and the ending of a file. */
const remembered = (path: string): string =>
  path
    .normalize('NFD')
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Offers the page whose address is nearly the one that leads nowhere, among those to which the menus and the foot of every page lead. */
export function enhance(offer: HTMLElement): void {
  const link = offer.querySelector('a');
  const wanted = remembered(decoded(location.pathname));
  // One slip in four letters; of a very short address everything would be near.
  const most = Math.floor(wanted.length / 4);
  if (!link || most === 0) return;
  const [nearest] = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map((page) => ({ page, slips: editDistance(wanted, remembered(decoded(page.pathname)), most) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips);
  if (!nearest) return;
  link.href = nearest.page.href;
  link.textContent = nearest.page.textContent;
  offer.hidden = false;
}

/** What is no UTF-8 stays as it is written. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
