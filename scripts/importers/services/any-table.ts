import type { Service } from './service';
import { type PaperField, papersIn, USUAL_COLUMNS } from './submissions';
import { tableFormat } from './table-format';

/** A table of papers of any other service, or made by hand, with usual column names. */
export const anyTable: Service = {
  name: 'another service',
  tables: [
    tableFormat<PaperField>({
      holds: 'papers',
      fields: USUAL_COLUMNS,
      needs: ['id', 'title', 'authors'],
      left: { when: ['submitted', 'last updated', 'created', 'modified'] },
      read: (rows, context) => ({ contributions: papersIn(rows, context) }),
    }),
  ],
  documents: [],
};
