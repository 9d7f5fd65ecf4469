import { listIn } from '../values/lists';
import type { Service } from './service';
import { type PaperField, papersIn, USUAL_COLUMNS } from './submissions';
import { tableFormat } from './table-format';

/** Microsoft CMT: a workbook in SpreadsheetML with a sheet for each track, or the same saved as CSV. */
export const cmt: Service = {
  name: 'Microsoft CMT',
  tables: [
    tableFormat<PaperField | 'areas'>({
      holds: 'papers',
      fields: {
        ...USUAL_COLUMNS,
        id: ['Paper ID'],
        title: ['Paper Title'],
        // "Authors" includes affiliations; "Author Names" does not.
        authors: ['Authors', 'Author Names'],
        topics: ['Primary Subject Area'],
        areas: ['Secondary Subject Areas'],
        decision: ['Status', 'Decision'],
      },
      needs: ['id', 'title'],
      left: {
        when: ['Original Paper ID'],
        same: ['Primary Contact Author Name'],
        review: ['Discussion'],
      },
      read: (rows, context) => {
        const papers = papersIn(rows, context);
        const areas = new Map(rows.map((row) => [row.at('id'), listIn(row.lines('areas'))]));
        return {
          contributions: papers.map((paper) => ({
            ...paper,
            topics: [...(paper.topics ?? []), ...(areas.get(paper.at) ?? [])],
          })),
        };
      },
    }),
  ],
  documents: [],
};
