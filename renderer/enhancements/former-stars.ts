import { type StarStore, starStore } from '../my-programme/star-store';
import { isStarKey, merged } from '../my-programme/stars';

/** The end of a fragment in which the page at a former address sends the visitor's stars (scripts/hosting/templates/former-moved.js.hbs). */
const SENT = /[#&]stars=([^&]*)$/;

/**
 * Adds the stars that a visitor has at former addresses of the site, once: those of this host, which share its storage, and those that
 * a former address sends along. `former` lists the addresses of the page "my programme" there.
 */
export function takeFormerStars(store: StarStore, former: readonly string[]): void {
  const sent = takeSent();
  const stars = store.now();
  if (stars.moved) return;
  const pages = former.map((address) => new URL(address));
  const here = pages
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => starStore(pathname).now());
  // A link from elsewhere must not change anybody's program.
  const isFromUs =
    URL.canParse(document.referrer) && pages.some(({ host }) => host === new URL(document.referrer).host);
  const keys = [...here.flatMap((each) => each.keys), ...(isFromUs ? sent : [])];
  if (keys.length === 0) return;
  const seen = stars.seen ?? here.find((each) => each.seen !== undefined)?.seen;
  store.change({ ...merged(stars, keys), moved: true, ...(seen !== undefined && { seen }) });
}

/** Removes stars from the fragment of the address and returns them. */
function takeSent(): readonly string[] {
  const { hash, pathname, search } = location;
  const [, text] = SENT.exec(hash) ?? [];
  if (text === undefined) return [];
  history.replaceState(history.state, '', pathname + search);
  const rest = hash.replace(SENT, '');
  // Scrolls to the part that the visitor has asked for.
  if (rest !== '') location.replace(rest);
  try {
    return text.split(',').map(decodeURIComponent).filter(isStarKey);
  } catch {
    return [];
  }
}
