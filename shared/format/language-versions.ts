import type { Conference, Route } from '#content';

/** A version of a page in another language (BCP 47). */
interface LanguageVersion {
  readonly language: string;
  /** Full address. */
  readonly href: string;
}

/** Kinds of page whose address derives from a name, which other languages may spell in other letters. */
const NAMED_BY_WORDS: ReadonlySet<string> = new Set(['person', 'people-letter']);

type Shown = Pick<Route, 'kind' | 'canonical'>;
type Published = Pick<Conference, 'language' | 'url' | 'translations'>;

/**
 * Returns the same page on the sites in other languages. Sites share their addresses; a page whose address may differ
 * leads to the home page.
 *
 * @param base the path of this site, which the others do not share
 */
export const pagesInOtherLanguages = (
  { translations = [] }: Published,
  { kind, canonical }: Shown,
  base = '',
): LanguageVersion[] =>
  translations.map(({ language, url }) => ({
    language,
    href: `${url}${NAMED_BY_WORDS.has(kind) ? '/' : encodeURI(canonical.slice(base.length))}`,
  }));

/**
 * Returns the `hreflang` links of a page: one per language, including its own, and one for all other readers
 * ("x-default"). Google respects them only if all versions list the same links ("Localized versions of your pages"). So
 * the default depends on the languages alone: English, if there is a site in English.
 */
export function languageVersions(conference: Published, route: Shown, base?: string): LanguageVersion[] {
  const { language, url } = conference;
  if (url === undefined) return [];
  const others = NAMED_BY_WORDS.has(route.kind) ? [] : pagesInOtherLanguages(conference, route, base);
  const versions = [{ language, href: `${url}${encodeURI(route.canonical)}` }, ...others].toSorted(inOrder);
  const otherwise = versions.slice(0, 1).map(({ href }) => ({ language: 'x-default', href }));
  return [...versions, ...otherwise];
}

const isEnglish = ({ language }: LanguageVersion) => /^en\b/.test(language);

const inOrder = (one: LanguageVersion, other: LanguageVersion): number =>
  Number(isEnglish(other)) - Number(isEnglish(one)) || (one.language < other.language ? -1 : 1);
