import type { Service } from './service';
import { type PaperField, papersIn, USUAL_COLUMNS } from './submissions';
import { tableFormat } from './table-format';

/** Mini-Conf: its table of papers, in which bars separate list items. */
export const miniConf: Service = {
  name: 'Mini-Conf',
  tables: [
    tableFormat<PaperField>({
      holds: 'papers',
      fields: { ...USUAL_COLUMNS, id: ['UID'], session: [...USUAL_COLUMNS.session, 'session name'] },
      needs: ['id', 'title', 'authors'],
      read: (rows, context) => ({ contributions: papersIn(rows, context) }),
    }),
  ],
  documents: [],
};
