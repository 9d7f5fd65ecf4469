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
        when: ['Created', 'Last Modified', 'Original Paper ID'],
        email: ['Primary Contact Author Email', 'Author Emails'],
        same: ['Primary Contact Author Name'],
        review: ['Conflicts', 'Conflict Reason', 'Assigned Reviewers', 'Reviewers', 'Discussion', 'Average Rating'],
        file: [
          'Files',
          'Number of Files',
          'Supplementary Files',
          'Number of Supplementary Files',
          'Camera Ready Files',
        ],
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
