import type { Words } from '../words';

type Affiliations = readonly (string | undefined)[];

/** The name of a country, by its code, to stand after affiliations; nothing where one of them ends with it. */
export function countrySuffix(
  affiliations: Affiliations,
  code: string | undefined,
  { country }: Pick<Words, 'country'>,
): string | undefined {
  if (!code) return undefined;
  const name = country(code);
  return affiliations.some((affiliation) => affiliation?.endsWith(name)) ? undefined : name;
}

/** The place where somebody works: "University of Sfax, Tunisia". */
export const affiliationText = (
  affiliations: Affiliations,
  code: string | undefined,
  words: Pick<Words, 'country' | 'lists'>,
): string => words.lists.text([...affiliations, countrySuffix(affiliations, code, words)]);
