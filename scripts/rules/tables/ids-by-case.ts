import { grouped, mostFirst, recurring, tally } from '../../../shared/format/grouped';
import { collections } from '../../../shared/model/collections';
import { isRecord } from '../../content/fields';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Removes from an id what people overlook: capitals, leading zeros, hyphens. */
const alike = (id: string) =>
  id
    .toLowerCase()
    .replace(/(?<!\d)0+(?=\d)/g, '')
    // P11-1 and P1-11 are two.
    .replace(/(?<!\d)[-_./]|[-_./](?!\d)/g, '');

/** Finds two ids that differ in capitals, zeros or hyphens alone. */
const idsByCase = over([], (_records, { files }) =>
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
          found(at(field), say`"${id}" and "${first?.id}" differ in their capitals, zeros or signs alone.`, {
            hint: 'If they are the same, delete one of the two; otherwise give one of them another id.',
            ...(first && { related: [{ ...first.at(field), message: 'The other one is here.' }] }),
          }),
        ),
    );
  }),
);

/** The fewest ids that show a convention. */
const CONVENTION = 4;

/** Finds the only id that is written unlike the others: "P5" among "P04" and "P06". */
const idUnlikeOthers = over([], (_records, { files }) =>
  files.flatMap(({ parsed, entries }) => {
    const [field, ...more] = collections[parsed.collection].key ?? [];
    if (field === undefined || more.length > 0) return [];
    const ids = entries.flatMap(({ value, at }) => {
      const id = isRecord(value) ? value[field] : undefined;
      const [, letters = '', digits = ''] =
        typeof id === 'string' ? (/^(\p{L}{1,4}[-_]?)(\d{1,3})$/u.exec(id) ?? []) : [];
      return letters === '' ? [] : [{ id: letters + digits, letters, digits, at }];
    });
    return [...grouped(ids, ({ letters }) => letters.toLowerCase()).values()].flatMap((all) => {
      const padded = all.filter(({ digits }) => /^0\d/.test(digits));
      const width = padded[0]?.digits.length ?? 0;
      const letters = mostFirst(tally(all, (each) => each.letters))[0]?.[0] ?? '';
      const odd = all.filter((each) => each.letters !== letters || each.digits.length < width);
      const [only] = odd;
      if (only === undefined || odd.length > 1 || all.length <= CONVENTION) return [];
      const meant = `${letters}${only.digits.padStart(width, '0')}`;
      return found(only.at(field), say`"${only.id}" is not written as the other ids of this table are.`, {
        hint: `Did you mean ${meant}?`,
        fix: { from: only.id, to: meant, isCertain: false },
      });
    });
  }),
);

export const rule = defineRule({
  code: 'ids-by-case',
  reason: reasons.twoNamesAreOne,
  finders: [idsByCase, idUnlikeOthers],
});
