import { defineCheck } from '../../check';
import { type CollectionName, collections } from '../../collections';
import { startOfFile, warning } from '../../report/diagnostics';

/** What visitors see a part of a page of. A program is still to come when a conference, or its next edition, begins. */
const SHOWN: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'chairs',
  'committeeMembers',
  'contacts',
  'currencies',
  'deadlines',
  'fees',
  'partners',
  'programCommittee',
  'rooms',
  'topics',
  'tracks',
]);

/** A table has rows below the names of its columns. */
export const emptyTable = defineCheck([], (_records, { files }) =>
  files
    .filter(({ parsed: { collection, value, text } }) => {
      const isThere = SHOWN.has(collection) && text.trim() !== '';
      return isThere && Array.isArray(value) && value.length === 0;
    })
    .map(({ parsed: { collection, file } }) =>
      warning('empty-table', { file, range: startOfFile }, `${collections[collection].file} has no rows.`, {
        hint: 'Write its rows again if they were lost; else delete the file, and what the site shows of it is left out.',
      }),
    ),
);
