import { type Meant, meant } from './meant';

/** The address of a site as it was meant, if it was typed with a slash at its end, without https://, or with a path. */
export function originAsMeant(text: string): Meant | undefined {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/[\s@]/.test(text) || !URL.canParse(url)) return undefined;
  const { pathname, search, hash, hostname } = new URL(url);
  if (!hostname.includes('.')) return undefined;
  if (pathname === '/' && search === '' && hash === '') {
    return url === text ? meant(text.replace(/\/$/, '')) : { ...meant(url.replace(/\/$/, '')), isCertain: false };
  }
  return {
    hint: `A site stands at the top of its host, and its pages have addresses from there on: "${text.slice(text.indexOf(pathname))}" cannot be a part of it. Publish it under a host name of its own, and write that, as in https://conference.example.org.`,
  };
}

/** Endings of files: a name that ends so is one in `public/`, and no host. */
const FILE = /\.(?:pdf|docx?|odt|pptx?|xlsx?|csv|zip|png|jpe?g|svg|webp|html?|md|txt|ics|ya?ml)$/i;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?=[/?#]|$)/u;

/** What to write in place of a host without https://, a mailbox without mailto:, or a fact that is fetched, since links are not texts. */
export function linkAsMeant(text: string): Meant | undefined {
  if (text.includes('{{')) {
    return {
      hint: 'Facts are fetched in texts alone, and this is a link: write the address itself, as in conference.yaml.',
    };
  }
  const written = text.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(written)) return guess(`mailto:${written}`);
  const isHost = HOST.test(written) && !(FILE.test(written) && !written.includes('/'));
  return isHost && !/[\s<>"\\@]/.test(written) ? guess(`https://${written}`) : undefined;
}

/** The address of a service, if it was typed without https://, or with a slash at its end. */
export function serviceAsMeant(text: string): Meant | undefined {
  const written = text.trim().replace(/\/$/, '');
  const url = /^https:\/\//i.test(written) ? written : `https://${written}`;
  return HOST.test(url.slice('https://'.length)) && url !== text && !/[\s<>"\\?#@]/.test(url) ? guess(url) : undefined;
}

const guess = (to: string): Meant => ({ ...meant(to), hint: `Did you mean ${to}?`, isCertain: false });
