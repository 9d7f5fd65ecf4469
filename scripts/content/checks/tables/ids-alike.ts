// Codes: ids-by-case, names-by-case.

import { distance } from 'fastest-levenshtein';
import { recurring, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { type CollectionName, collections } from '../../collections';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';

/** What is left of an id without the differences that people overlook: capitals, leading zeros, signs between. */
const alike = (id: string) =>
  id
    .toLowerCase()
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .replace(/[-_./]/g, '');

/** No two ids differ in their capitals, zeros or hyphens alone: one of the two is the other, mistyped. */
export const idsByCase = defineCheck([], (_records, { files }) =>
  files.flatMap(({ parsed, entries }) => {
    const { key = [] } = collections[parsed.collection];
    const [field] = key;
    if (field === undefined || key.length !== 1) return [];
    const named = entries.flatMap(({ value, at }) => {
      const id = isRecord(value) ? value[field] : undefined;
      return typeof id === 'string' ? [{ id, at }] : [];
    });
    return recurring(named, ({ id }) => alike(id)).flatMap(([first, ...others]) =>
      others
        .filter(({ id }) => id !== first?.id)
        .map(({ id, at }) =>
          warning(
            'ids-by-case',
            at(field),
            `"${id}" and "${first?.id}" differ in their capitals, zeros or signs alone.`,
            {
              hint: 'If they are the same, delete one of the two; else give one of them another id.',
              ...(first && { related: [{ ...first.at(field), message: 'The other one is here.' }] }),
            },
          ),
        ),
    );
  }),
);

/** Fields of which each record has its own. */
const NAMES = ['name', 'title', 'category', 'label'];
/** What tells two records of one name apart: the fee of a category until a day, and after it. */
const TELLING = ['until', 'after'];
/** Tables in which names may recur: of those, other rules tell. */
const RECURRING = new Set([
  'papers',
  'posters',
  'sessions',
  'people',
  'programCommittee',
  'committeeMembers',
  'deadlines',
  'releasedEntries',
  'contacts',
]);

/** No two records of a table have one name. */
export const namesByCase = defineCheck([], (_records, { files }) =>
  files.flatMap(({ parsed, entries, schema }): Diagnostic[] => {
    if (RECURRING.has(parsed.collection)) return [];
    const field = NAMES.find((name) => schema.properties[name] !== undefined && schema.required.includes(name));
    if (field === undefined) return [];
    const named = entries.flatMap(({ value, at }) => {
      const name = isRecord(value) ? value[field] : undefined;
      return typeof name === 'string' ? [{ name, told: tellingOf(value), at }] : [];
    });
    return recurring(named, ({ name, told }) => `${wordsIn(name)} ${told}`).flatMap(([first, ...others]) =>
      others.map(({ name, at }) =>
        warning('names-by-case', at(field), `"${name}" stands in this file twice.`, {
          hint: 'Delete one of the two, or give it its own name: visitors cannot tell them apart.',
          ...(first && { related: [{ ...first.at(field), message: 'The first one is here.' }] }),
        }),
      ),
    );
  }),
);

const wordsIn = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const tellingOf = (value: unknown) =>
  isRecord(value) ? TELLING.map((field) => (typeof value[field] === 'string' ? value[field] : '')).join('|') : '';

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

function isSameGroup(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
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
