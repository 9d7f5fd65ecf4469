import { CONTRIBUTION_TABLES, type CollectionName, collections } from '../../../shared/model/collections';
import { startOfFile } from '../../content/report/diagnostics';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Tables that may be empty until there is a program, as "npx colloquium next-edition" leaves them. */
const PROGRAM: ReadonlySet<CollectionName> = new Set<CollectionName>([
  ...CONTRIBUTION_TABLES,
  'sessions',
  'presentations',
]);

/** Finds tables without rows. */
const emptyTable = over([], (_records, { files }) => {
  const hasProgram = files.some(({ parsed }) => PROGRAM.has(parsed.collection) && !isEmpty(parsed.value));
  return files
    .filter(
      ({ parsed: { collection, text, value, misread } }) =>
        collections[collection].format === 'csv' &&
        text.trim() !== '' &&
        isEmpty(value) &&
        misread.length === 0 &&
        (!PROGRAM.has(collection) || hasProgram),
    )
    .map(({ parsed: { collection, file } }) =>
      found({ file, range: startOfFile }, say`${collections[collection].file} has no rows.`, {
        hint: 'Write its rows again if they were lost; otherwise delete the file.',
      }),
    );
});

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

export const rule = defineRule({
  code: 'empty-table',
  reason: reasons.pageNotFound,
  yieldsTo: { subject: ['unknown-reference', 'empty-file'] },
  finders: [emptyTable],
});
