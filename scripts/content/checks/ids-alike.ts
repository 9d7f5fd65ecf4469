// Codes: ids-by-case, names-by-case.

import { recurring } from '../../../renderer/format/grouped';
import { collections } from '../collections';
import { isRecord } from '../fields';
import { type Diagnostic, warning } from '../report/diagnostics';
import { defineCheck } from './check';

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
      return typeof name === 'string' ? [{ name, at }] : [];
    });
    return recurring(named, ({ name }) =>
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ).flatMap(([first, ...others]) =>
      others.map(({ name, at }) =>
        warning('names-by-case', at(field), `"${name}" stands in this file twice.`, {
          hint: 'Delete one of the two, or give it its own name: visitors cannot tell them apart.',
          ...(first && { related: [{ ...first.at(field), message: 'The first one is here.' }] }),
        }),
      ),
    );
  }),
);
