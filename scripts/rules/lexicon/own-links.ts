import { memoised } from '../../../shared/memoise';
import type { Conference } from '../../../shared/model/content';
import type { FoundLink } from '../../content/texts/markdown-fields';
import type { Entry } from '../../content/validate/validate';

/** Lists the links that are typed at their place. A link that a text fetches from conference.yaml is checked there alone. */
export const writtenLinks = memoised((links: readonly FoundLink[]): readonly FoundLink[] => {
  const inOneLine = links.filter(isToTheLetter);
  // Which links a text of several lines fetches is unknown.
  const kept = new Set(inOneLine.filter(({ place }) => place.file.endsWith('conference.yaml')).map(({ href }) => href));
  return links.filter((link) => (isOneLine(link) ? isToTheLetter(link) : !kept.has(link.href)));
});

const isOneLine = ({ place: { range } }: FoundLink) => range.line === range.endLine;

function isToTheLetter(link: FoundLink): boolean {
  const { range } = link.place;
  const width = range.endColumn - range.column;
  return isOneLine(link) && width >= link.href.length && width <= link.href.length + QUOTES;
}

/** The quotation marks around a text in YAML. */
const QUOTES = 2;

/** Lists the public addresses of the site and its translations, which are in metadata alone. */
export const publicAddresses = ({ value: { url, translations = [] }, at }: Entry<Conference>): readonly FoundLink[] => [
  ...(url === undefined ? [] : [{ href: url, place: at('url') }]),
  ...translations.map((translation, index) => ({ href: translation.url, place: at('translations', index, 'url') })),
];

/** Returns the host of an external address or mailbox, in lower case. */
export const hostOf = (href: string): string | undefined =>
  (
    /^https?:\/+(?:[^/@?#]*@)?([^/:?#]+)/i.exec(href)?.[1] ?? /^mailto:[^@?]+@([^?\s>]+)/i.exec(href)?.[1]
  )?.toLowerCase();
