import { defineCheck } from '../../check';
import { type CollectionName, collections } from '../../collections';
import { startOfFile, warning } from '../../report/diagnostics';

/** Tables without rows as long as the program is still to come: "npm run next-edition" leaves their heads. */
const PROGRAM: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'sessions',
  'papers',
  'presentations',
  'posters',
]);

/** A table has rows below the names of its columns. */
export const emptyTable = defineCheck([], (_records, { files }) => {
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
      warning('empty-table', { file, range: startOfFile }, `${collections[collection].file} has no rows.`, {
        hint: 'Write its rows again if they were lost; else delete the file, and what the site shows of it is left out.',
      }),
    );
});

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
