import type { Conference } from '../content';
import type { Entry } from '../validate/validate';
import type { FoundLink } from './render-texts';

/**
 * The links that stand to the letter at their place. One that a text fetches from conference.yaml is looked at there, and
 * not once more in each text.
 */
export const writtenLinks = (links: readonly FoundLink[]): readonly FoundLink[] =>
  links.filter(({ href, place: { range } }) => {
    const width = range.endColumn - range.column;
    return range.line !== range.endLine || (width >= href.length && width <= href.length + QUOTES);
  });

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
