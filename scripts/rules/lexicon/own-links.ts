import { memoised } from '../../../shared/memoise';
import type { Conference } from '../../../shared/model/content';
import type { FoundLink } from '../../content/texts/markdown-fields';
import type { Entry } from '../../content/validate/validate';

/**
 * The links that stand to the letter at their place. One that a text fetches from conference.yaml is looked at there, and
 * not once more in each text.
 */
export const writtenLinks = memoised((links: readonly FoundLink[]): readonly FoundLink[] => {
  const inOneLine = links.filter(isToTheLetter);
  // The links that a text of several lines fetches are not known.
  const kept = new Set(inOneLine.filter(({ place }) => place.file.endsWith('conference.yaml')).map(({ href }) => href));
  return links.filter((link) => (isOneLine(link) ? isToTheLetter(link) : !kept.has(link.href)));
});

const isOneLine = ({ place: { range } }: FoundLink) => range.line === range.endLine;

function isToTheLetter(link: FoundLink): boolean {
  const { range } = link.place;
  const width = range.endColumn - range.column;
  return isOneLine(link) && width >= link.href.length && width <= link.href.length + QUOTES;
}

/** A YAML text may stand between quotation marks. */
const QUOTES = 2;

/** The public addresses of the site and of its translations: programs are told of them, and no page leads there by a link of the data. */
export const publicAddresses = ({ value: { url, translations = [] }, at }: Entry<Conference>): readonly FoundLink[] => [
  ...(url === undefined ? [] : [{ href: url, place: at('url') }]),
  ...translations.map((translation, index) => ({ href: translation.url, place: at('translations', index, 'url') })),
];

/** The host that an outside address names, or the one of a mailbox, in small letters. */
export const hostOf = (href: string): string | undefined =>
  (
    /^https?:\/+(?:[^/@?#]*@)?([^/:?#]+)/i.exec(href)?.[1] ?? /^mailto:[^@?]+@([^?\s>]+)/i.exec(href)?.[1]
  )?.toLowerCase();
