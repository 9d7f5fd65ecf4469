// Codes: unlike-column.

import { mostFirst, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { SurveyedFile } from '../../survey';
import { isSlipAway } from '../../texts/letters-turned';
import { citiesIn } from '../../validate/cities';
import { codeOfCountry } from '../../validate/country-names';
import type { Entry } from '../../validate/validate';

/** Columns in which a few words recur, and the words that nobody invents: one beside them, a letter off, is one of them. */
const FEW: Readonly<Record<string, readonly string[]>> = {
  role: ['Chair', 'Co-Chair', 'Member', 'Secretary', 'Treasurer', 'President', 'Membre', 'Présidente', 'Président'],
  level: ['Platinum', 'Gold', 'Silver', 'Bronze', 'Diamond', 'Community', 'Platine', 'Argent'],
  theme: [],
  unit: ['per night', 'per person', 'per day', 'per week', 'par nuit', 'par personne', 'par jour', 'par semaine'],
  award: ['Best paper', 'Best poster', 'Meilleur article'],
};

/** A word stands so often that another near to it is a slip; of a short word, oftener. */
const SURE = 3;
const USUAL = { times: 2, ofShort: 3, letters: 4 };

/** In columns of few values, no value is a slip of another: "Sliver" among "Silver", "Membre." among "Membre". */
export const fewValues = defineCheck([], (_records, { files }) => files.flatMap(slipsIn));

function slipsIn({ schema, entries }: SurveyedFile): Diagnostic[] {
  return Object.entries(FEW).flatMap(([field, words]) => {
    if (schema.properties[field]?.type !== 'string') return [];
    const textOf = ({ value }: Entry) => {
      const text = isRecord(value) ? value[field] : undefined;
      return typeof text === 'string' ? text : undefined;
    };
    const counts = tally(entries, textOf);
    const recurring = mostFirst(counts).filter(([other, count]) => count >= timesOf(other));
    return entries.flatMap((entry): Diagnostic[] => {
      const text = textOf(entry);
      if (text === undefined || (counts.get(text) ?? 0) > 1) return [];
      // "Member" is a word, and among five of "Membre" a slip.
      const usual = recurring.find(
        ([other, count]) => (count >= SURE || !words.includes(text)) && isSlip(text, other),
      )?.[0];
      if (usual === undefined && words.includes(text)) return [];
      const meant = usual ?? words.find((word) => isSlip(text, word) && !counts.has(`${word}s`));
      if (meant !== undefined)
        return [
          warning('unlike-column', entry.at(field), `"${text}" is hardly another ${field} than "${meant}".`, {
            hint: `Did you mean "${meant}"?`,
            fix: { from: text, to: meant, isCertain: false },
          }),
        ];
      // Themes may be of countries, where others are.
      return OF_NO_PLACE.has(field) &&
        isPlace(text) &&
        !entries.some((other) => other !== entry && isPlace(textOf(other) ?? ''))
        ? [
            warning('unlike-column', entry.at(field), `"${text}" is a place, and no ${field}.`, {
              hint: 'Write the right one, or move the cell: two columns may be exchanged.',
            }),
          ]
        : [];
    });
  });
}

/** Columns that hold no places. */
const OF_NO_PLACE = new Set(['role', 'theme', 'level', 'unit', 'award']);

const timesOf = (word: string) => (word.length <= USUAL.letters ? USUAL.ofShort : USUAL.times);

const isPlace = (text: string) =>
  codeOfCountry(text) !== undefined || citiesIn(text).some(({ name }) => name === text.trim());

/** Endings by which one role is that of a woman, of a man, or of several. */
const ENDING = /(?:esse|rice|eur|euse|ère|er|a|o|e|es|s|in|ة|ات|ون)$/u;

/** One letter more, less or other, or two beside each other exchanged, or a sign more: no other gender or number, and no number. */
function isSlip(one: string, other: string): boolean {
  if (one === other || /\d/.test(one + other)) return false;
  const [a, b] = [one, other].map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}]+/gu, ' ')
      .trim(),
  );
  // Capitals of themes and levels have a rule of their own.
  if (a === undefined || b === undefined || one.toLowerCase() === other.toLowerCase()) return false;
  if (a === b) return true;
  if (a.length < 3 || b.length < 3 || a.replace(ENDING, '') === b.replace(ENDING, '')) return false;
  return isSlipAway(a, b);
}
