// Codes: names-by-case.

import { distance } from 'fastest-levenshtein';
import { tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import type { CollectionName } from '../../collections';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';

/** Fields by whose words records are put together under one heading. */
const GROUPING: Partial<Readonly<Record<CollectionName, string>>> = { partners: 'level', topics: 'theme' };

/** Words with fewer letters may well differ by one: "Gold" and "Bold". */
const LONG = 5;

/** No two groups have names that differ in capitals, or in a letter: the second group would stand by itself. */
export const groupsByCase = defineCheck([], (_records, { files }) =>
  files.flatMap(({ parsed, entries }): Diagnostic[] => {
    const field = GROUPING[parsed.collection];
    if (field === undefined) return [];
    const groups = [
      ...tally(entries, ({ value }) => {
        const group = isRecord(value) ? value[field] : undefined;
        return typeof group === 'string' ? group : undefined;
      }),
    ];
    const usualOf = new Map(
      groups.map((group) => [
        group[0],
        groups.find((other) => other !== group && isSameGroup(group[0], other[0]) && isMoreUsual(other, group))?.[0],
      ]),
    );
    return entries.flatMap(({ value, at }): Diagnostic[] => {
      const group = isRecord(value) ? value[field] : undefined;
      const usual = typeof group === 'string' ? usualOf.get(group) : undefined;
      if (typeof group !== 'string' || usual === undefined) return [];
      return [
        warning(
          'names-by-case',
          at(field),
          `"${group}" and "${usual}" seem to be one ${field}, and are shown as two.`,
          {
            hint: `Write "${usual}" in both places.`,
            fix: { from: group, to: usual, isCertain: false },
          },
        ),
      ];
    });
  }),
);

/** Of two that are used equally often, the longer one is written out. */
const isMoreUsual = ([one, count]: readonly [string, number], [other, its]: readonly [string, number]) =>
  count > its || (count === its && (one.length > other.length || (one.length === other.length && one < other)));

/** "Learning & data" is "Learning and data". */
const inWords = (text: string) => text.toLowerCase().replace(/&|\+|(?<!\p{L})(?:et|und|y|e|و)(?!\p{L})/gu, ' and ');

function isSameGroup(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => inWords(text).match(/[\p{L}\p{N}]+/gu) ?? []);
  if (words === undefined || others === undefined || words.length !== others.length) return false;
  const different = words.flatMap((word, index) => (word === others[index] ? [] : [[word, others[index] ?? '']]));
  const [first] = different;
  if (first === undefined) return true;
  const [here = '', there = ''] = first;
  return (
    different.length === 1 &&
    Math.min(here.length, there.length) >= LONG &&
    !/\p{N}/u.test(here + there) &&
    distance(here, there) === 1
  );
}
