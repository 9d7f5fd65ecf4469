import { type Meant, meant } from './meant';

/** Suggests the address of a site for one with a slash at its end, or without https://. */
export function originAsMeant(text: string): Meant | undefined {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/[\s@]/.test(text) || !URL.canParse(url)) return undefined;
  const { pathname, search, hash, hostname } = new URL(url);
  if (!hostname.includes('.')) return undefined;
  const whole = url.replace(/\/+$/, '');
  if (search === '' && hash === '' && /^(?:\/[\w~-][\w.~-]*)*\/*$/.test(pathname))
    return url === text ? meant(whole) : { ...meant(whole), isCertain: false };
  return undefined;
}

/** File extensions: a name with one is a file in `public/`, and not a host. */
const FILE = /\.(?:pdf|docx?|odt|pptx?|xlsx?|csv|zip|png|jpe?g|svg|webp|html?|md|txt|ics|ya?ml)$/i;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?=[/?#]|$)/u;

/** Suggests a link for a host without https:// or a mailbox without mailto:, and rejects a `{{…}}` in a link. */
export function linkAsMeant(text: string): Meant | undefined {
  if (text.includes('{{')) {
    return {
      hint: '{{…}} works only in texts, and this is a link: write the address itself, as in conference.yaml.',
    };
  }
  const written = text.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(written)) return guess(`mailto:${written}`);
  const isHost = HOST.test(written) && !(FILE.test(written) && !written.includes('/'));
  return isHost && !/[\s<>"\\@]/.test(written) ? guess(`https://${written}`) : undefined;
}

/** Suggests the address of a service for one without https:// or with a slash at its end. */
export function serviceAsMeant(text: string): Meant | undefined {
  const written = text.trim().replace(/\/$/, '');
  const url = /^https:\/\//i.test(written) ? written : `https://${written}`;
  return HOST.test(url.slice('https://'.length)) && url !== text && !/[\s<>"\\?#@]/.test(url) ? guess(url) : undefined;
}

const guess = (to: string): Meant => ({ ...meant(to), hint: `Did you mean ${to}?`, isCertain: false });
