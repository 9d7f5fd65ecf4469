import { grouped } from '../../../shared/format/grouped';
import { trimmed } from '../values/lists';
import { paperIdIn } from '../values/paper-id';
import { type AuthorField, authorsIn } from './authors';
import { type PersonField, personIn } from './people';
import { REASONS } from './reasons';
import { leftTogether, type Service } from './service';
import { type PaperField, papersIn, USUAL_COLUMNS } from './submissions';
import { tableFormat } from './table-format';

const PERSON = {
  given: ['first name'],
  family: ['last name'],
  affiliation: ['affiliation'],
  country: ['country'],
  page: ['web page'],
} as const;

/** EasyChair: its CSV files, or the sheets of its Excel workbook, which have the same columns. */
export const easyChair: Service = {
  name: 'EasyChair',
  tables: [
    tableFormat<AuthorField>({
      holds: 'authors',
      fields: { ...PERSON, paper: ['submission #'], corresponding: ['corresponding?'] },
      needs: ['paper', 'given', 'family'],
      left: { service: ['person #', 'track #'] },
      read: (rows, context) => ({ contributions: authorsIn(rows, context) }),
    }),
    tableFormat<PersonField | 'role' | 'number'>({
      holds: 'committee',
      fields: { ...PERSON, number: ['person #'] },
      needs: ['number', 'given', 'family'],
      left: { service: ['#', 'track #'], role: ['role'] },
      read: (rows, context) => ({ members: rows.flatMap((row) => personIn(row, context) ?? []) }),
    }),
    tableFormat<'paper' | 'topic'>({
      holds: 'topics of submissions',
      fields: { paper: ['submission #'], topic: ['topic'] },
      needs: ['paper', 'topic'],
      left: { service: ['track #'] },
      read: (rows) => ({
        contributions: [...grouped(rows, (row) => paperIdIn(row.text('paper')))].map(([id, own]) => ({
          id,
          at: own[0]?.at('paper') ?? '',
          topics: trimmed(own.map((row) => row.text('topic'))),
        })),
      }),
    }),
    tableFormat<'topic' | 'header'>({
      holds: 'topics',
      fields: { topic: ['topic'], header: ['header?'] },
      needs: ['topic', 'header'],
      left: { service: ['track #'] },
      read: (rows) => {
        const isGroup = (row: (typeof rows)[number]) => !/^(|no)$/i.test(row.text('header'));
        const groups = rows.filter(isGroup).map((row) => row.text('topic'));
        return {
          topics: trimmed(rows.filter((row) => !isGroup(row)).map((row) => row.text('topic'))),
          left: leftTogether(
            'the list of topics',
            groups.map((title) => [title, REASONS.group]),
          ),
        };
      },
    }),
    tableFormat<PaperField>({
      holds: 'submissions',
      fields: { ...USUAL_COLUMNS, id: ['#'], deleted: ['deleted?'] },
      needs: ['id', 'title', 'authors'],
      left: { service: ['track #'] },
      read: (rows, context) => ({ contributions: papersIn(rows, context) }),
    }),
  ],
  documents: [],
};
