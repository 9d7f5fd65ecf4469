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

/** What to write in place of a fact that is fetched: links are not texts. */
export function linkAsMeant(text: string): Meant | undefined {
  if (!text.includes('{{')) return undefined;
  return {
    hint: 'Facts are fetched in texts alone, and this is a link: write the address itself, as in conference.yaml.',
  };
}
