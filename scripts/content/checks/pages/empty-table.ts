import { defineCheck } from '../../check';
import { type CollectionName, collections } from '../../collections';
import { startOfFile, warning } from '../../report/diagnostics';

/** What a program is made of, which is not there yet when a conference, or its next edition, begins. */
const STILL_TO_COME: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'sessions',
  'papers',
  'presentations',
  'posters',
  'releasedEntries',
]);

/** A table has rows below the names of its columns. */
export const emptyTable = defineCheck([], (_records, { files }) =>
  files
    .filter(({ parsed: { collection, value, text } }) => {
      const isTable = collections[collection].format === 'csv' && !STILL_TO_COME.has(collection);
      return isTable && text.trim() !== '' && Array.isArray(value) && value.length === 0;
    })
    .map(({ parsed: { collection, file } }) =>
      warning('empty-table', { file, range: startOfFile }, `${collections[collection].file} has no rows.`, {
        hint: 'Write its rows again if they were lost; else delete the file, and what the site shows of it is left out.',
      }),
    ),
);
