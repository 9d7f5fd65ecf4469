import type { Conference, Route } from '#content';

/** A page as it stands in a language (BCP 47). */
interface LanguageVersion {
  readonly language: string;
  /** The whole address. */
  readonly href: string;
}

/** Pages whose address follows from a name, which may be written with other letters in another language. */
const NAMED_BY_WORDS: ReadonlySet<string> = new Set(['person', 'people-letter']);

type Shown = Pick<Route, 'kind' | 'canonical'>;
type Published = Pick<Conference, 'language' | 'url' | 'translations'>;

/** The same page on the sites in other languages, which have the same addresses; what has another there leads to the home page. */
export const inOtherLanguages = ({ translations = [] }: Published, { kind, canonical }: Shown): LanguageVersion[] =>
  translations.map(({ language, url }) => ({
    language,
    href: `${url}${NAMED_BY_WORDS.has(kind) ? '/' : encodeURI(canonical)}`,
  }));

/**
 * The links with `hreflang` of a page: one for every language in which it is there, its own among them, and one for
 * readers of all others ("x-default"). Google heeds it only if all versions say the same ("Localized versions of your
 * pages"): the one for all others follows from the languages alone, English before any other.
 */
export function languageVersions(conference: Published, route: Shown): LanguageVersion[] {
  const { language, url } = conference;
  if (url === undefined) return [];
  const others = NAMED_BY_WORDS.has(route.kind) ? [] : inOtherLanguages(conference, route);
  const versions = [{ language, href: `${url}${encodeURI(route.canonical)}` }, ...others].toSorted(inOrder);
  const otherwise = versions.slice(0, 1).map(({ href }) => ({ language: 'x-default', href }));
  return [...versions, ...otherwise];
}

const isEnglish = ({ language }: LanguageVersion) => /^en\b/.test(language);

const inOrder = (one: LanguageVersion, other: LanguageVersion): number =>
  Number(isEnglish(other)) - Number(isEnglish(one)) || (one.language < other.language ? -1 : 1);
