import { editDistance } from '../../shared/search/edit-distance';

/** Normalises an address: lower case, without accents, punctuation and file extension. */
const remembered = (path: string): string =>
  path
    .normalize('NFD')
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Offers the page whose address is most similar to the unknown one, among the links of menus and footer. */
export function enhance(offer: HTMLElement): void {
  const link = offer.querySelector('a');
  const wanted = remembered(decoded(location.pathname));
  // One typo per four letters. A very short address would resemble everything.
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

/** Decodes a path; returns it unchanged if it is not valid UTF-8. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
