import type { Words } from '../words';

type Affiliations = readonly (string | undefined)[];

/** Returns the name of a country to append to affiliations; undefined if one of them already ends with it. */
export function countrySuffix(
  affiliations: Affiliations,
  code: string | undefined,
  { country }: Pick<Words, 'country'>,
): string | undefined {
  if (!code) return undefined;
  const name = country(code);
  return affiliations.some((affiliation) => affiliation?.endsWith(name)) ? undefined : name;
}

/** Formats affiliations with their country: "University of Sfax, Tunisia". */
export const affiliationText = (
  affiliations: Affiliations,
  code: string | undefined,
  words: Pick<Words, 'country' | 'lists'>,
): string => words.lists.text([...affiliations, countrySuffix(affiliations, code, words)]);
