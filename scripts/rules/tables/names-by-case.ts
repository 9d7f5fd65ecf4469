import { recurring } from '../../../shared/format/grouped';
import { CONTRIBUTION_TABLES } from '../../../shared/model/collections';
import { isRecord } from '../../content/fields';
import { defineRule, type Found, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Fields whose values must differ between records. */
const NAMES = ['name', 'title', 'category', 'label'];
/** Fields that distinguish two records of one name: a fee until a day, and after it. */
const TELLING = ['until', 'after'];
/** Tables in which names may recur, or in which other rules report that. */
const RECURRING = new Set<string>([
  ...CONTRIBUTION_TABLES,
  'sessions',
  'people',
  'programCommittee',
  'committeeMembers',
  'deadlines',
  'releasedEntries',
  'contacts',
]);

/** Finds two records of a table with one name. */
const namesByCase = over([], (_records, { files }) =>
  files.flatMap(({ parsed, entries, schema }): Found => {
    if (RECURRING.has(parsed.collection)) return [];
    const field = NAMES.find((name) => schema.properties[name] !== undefined && schema.required.includes(name));
    if (field === undefined) return [];
    const named = entries.flatMap(({ value, at }) => {
      const name = isRecord(value) ? value[field] : undefined;
      return typeof name === 'string' ? [{ name, period: periodOf(value), at }] : [];
    });
    return recurring(named, ({ name }) => wordsIn(name)).flatMap((all) =>
      all.flatMap(({ name, period, at }, index): Found => {
        // A fee without a period overlaps with one until a day or after it.
        const before = all
          .slice(0, index)
          .find((each) => each.period === period || each.period === '' || period === '');
        if (before === undefined) return [];
        return found(at(field), say`"${name}" is in this file twice.`, {
          hint: 'Delete one of the two, or give it its own name: visitors cannot tell them apart.',
          related: [{ ...before.at(field), message: 'The first one is here.' }],
        });
      }),
    );
  }),
);

/** The legal form of a company, which some people leave out. */
const FORM_OF_COMPANY =
  /(?<=\S)[ ,]+(?:ag|gmbh|inc|llc|ltd|limited|plc|s\.?a\.?(?:r\.?l\.?|s\.?)?|s\.?p\.?a\.?|b\.?v\.?)\.?$/u;

const wordsIn = (name: string) =>
  name
    .toLowerCase()
    .replace(FORM_OF_COMPANY, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the period of a record; empty for all days. */
const periodOf = (value: unknown) =>
  isRecord(value)
    ? TELLING.flatMap((field) => (typeof value[field] === 'string' ? [`${field} ${value[field]}`] : [])).join()
    : '';

export const rule = defineRule({
  code: 'names-by-case',
  reason: reasons.twoNamesAreOne,
  yieldsTo: { cell: ['currency-name'] },
  finders: [namesByCase],
});
