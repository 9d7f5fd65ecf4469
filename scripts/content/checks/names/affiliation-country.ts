// Codes: country-disagrees, country-unknown.

import { mostFirst, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { affiliationsIn } from '../../people/said-beside';
import { plainWords } from '../../plain-words';
import type { Place } from '../../report/diagnostics';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { isSlipAway } from '../../texts/letters-turned';
import { citiesIn } from '../../validate/cities';
import { codeOfCountry, countryNames, mayBeOne, nameOfCountry } from '../../validate/country-names';

/** Institutions that are in one country; companies are in many. */
const IN_ONE = /univers|hochschule|polytech|politec|école|ecole|institut|academy|college|جامعة|معهد|مدرسة/i;
/** Shorter names are near to too many words. */
const SHORTEST = 5;

/** The country after an affiliation is one, and of one university it is the same everywhere. */
export const affiliationCountry = defineCheck(['conference'], ({ conference }, site) => {
  const { language = 'en' } = conference.value;
  const byHead = new Map<string, Said[]>();
  const problems: Diagnostic[] = [];
  const near = nearName(language);
  for (const { text, country, place } of affiliationsIn(site)) {
    const parts = text.split(/[,،]/);
    const last = parts.at(-1)?.trim() ?? '';
    const said = parts.length < 2 ? undefined : codeOfCountry(last);
    const code = said ?? (country === undefined ? undefined : codeOfCountry(country));
    if (parts.length > 1 && said === undefined) {
      const name = near(last);
      if (name !== undefined)
        problems.push(
          warning('country-unknown', place(), `"${last}" is not in ISO 3166.`, {
            hint: `Did you mean "${name}"?`,
            fix: { from: last, to: name, isCertain: false },
          }),
        );
      continue;
    }
    if (code === undefined) continue;
    const head = said === undefined ? text : parts.slice(0, -1).join(',');
    const key = plainWords(head).join(' ');
    if (!IN_ONE.test(head)) continue;
    const all = byHead.get(key);
    if (all) all.push({ code, text, place, isOwn: said !== undefined });
    else byHead.set(key, [{ code, text, place, isOwn: said !== undefined }]);
  }
  for (const all of byHead.values()) problems.push(...otherwise(all));
  return problems;
});

/** A name of a country that differs by a letter, or by two that are exchanged, if a word is no place that is known. */
function nearName(language: string): (word: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  let names: readonly string[] | undefined;
  return (word) => {
    if (word.length < SHORTEST || !/^\p{Lu}\p{Ll}+$/u.test(word)) return undefined;
    if (known.has(word)) return known.get(word);
    names ??= countryNames(language);
    const found = citiesIn(word).length > 0 ? undefined : names.find((name) => isSlipAway(name, word));
    known.set(word, found);
    return found;
  };
}

interface Said {
  readonly code: string;
  readonly text: string;
  readonly place: () => Place;
  /** The text itself names the country; a column beside it may say where somebody is from. */
  readonly isOwn: boolean;
}

function otherwise(all: readonly Said[]): Diagnostic[] {
  const [usual, ...others] = mostFirst(tally(all, ({ code }) => code));
  if (usual === undefined || others.length === 0) return [];
  const first = all.find(({ code }) => code === usual[0]);
  return all
    .filter(({ code, isOwn }) => isOwn && !mayBeOne(code, usual[0]))
    .map(({ text, place }) =>
      warning('country-disagrees', place(), `"${text}" is in ${nameOfCountry(usual[0], 'en') ?? usual[0]} elsewhere.`, {
        hint: 'Correct one of the two.',
        ...(first && { related: [{ ...first.place(), message: 'The other one is here.' }] }),
      }),
    );
}
