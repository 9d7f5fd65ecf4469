// Codes: unlike-column.

import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** The id of a poster, in a note that names posters: "Posters P01 to P07". */
const ID = /(?<![\p{L}\d])\p{L}{1,3}-?\d{1,3}(?![\p{L}\d])/gu;
const POSTERS = /posters?|affiches?|ملصق/iu;
/** So many posters show how they are numbered. */
const FEWEST = 3;

/** A note names the posters of posters.csv: a number with its digits exchanged is none of them. */
export const postersOfNote = defineCheck(
  ['sessions', 'posters'],
  ({ sessions, posters }) => {
    const ids = new Set(posters.map(({ value: { id } }) => id));
    const isNumbered = (id: string) => [...ids].some((known) => formOf(known) === formOf(id));
    if (ids.size === 0) return posterless(sessions);
    if (ids.size < FEWEST) return [];
    return sessions.flatMap(({ value: { kind, note = '' }, at }): Diagnostic[] => {
      if (kind !== 'posters' && !POSTERS.test(note)) return [];
      const named = note.match(ID) ?? [];
      const unknown = named.find((id) => isNumbered(id) && !ids.has(id));
      // Numbers of boards, of which none is the id of a poster, may look alike.
      if (unknown === undefined || !named.some((id) => ids.has(id))) return [];
      return [
        warning('unlike-column', at('note'), `The note names ${quote(unknown)}, and posters.csv has no such poster.`, {
          hint: `Correct the number: the last one is ${[...ids].sort().at(-1)}.`,
        }),
      ];
    });
  },
  { whole: ['posters'] },
);

/** Notes name posters, and the table has none at all. */
const posterless = (sessions: readonly Entry<Session>[]): Diagnostic[] =>
  sessions.flatMap(({ value: { kind, note = '' }, at }): Diagnostic[] => {
    const [named] = kind === 'posters' ? (note.match(ID) ?? []) : [];
    if (named === undefined || !POSTERS.test(note)) return [];
    return [
      warning('unlike-column', at('note'), `The note names ${quote(named)}, and posters.csv has no posters.`, {
        hint: 'Write the rows of posters.csv again, or delete the numbers.',
      }),
    ];
  });

/** Letters and number of digits: "P41" is numbered as "P08" is. */
const formOf = (id: string) => id.replace(/\d/g, '0');
