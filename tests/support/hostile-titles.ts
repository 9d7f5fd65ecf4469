import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteContent } from '../../scripts/content/site-content';
import { compile } from '../content/support/compile';
import { layOut } from '../content/support/fixture';

/** Titles that a careless writer of some format would spoil. */
export const HOSTILE_TITLES: readonly string[] = [
  'Quotes "double", \'single\' & <b>angles</b>; a \\ backslash, and \\n, \\; and \\, as letters]]>',
  `Families ${'👩‍👩‍👧‍👦'.repeat(20)} of many octets`,
  'القراءة الآلية في تونس: "نص" & <رقم>',
  `Three hundred letters ${'long '.repeat(56)}`.slice(0, 300).trim(),
  String.raw`Bounds of $\mathcal{O}(n^{2})$ & 5\,\% of \textbf{bold} {braces} ~ #1`,
  'A colon: a semicolon; a comma, an equals = and a | pipe',
];

const csv = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A small conference whose sessions and papers, with times of their own, have these titles. */
export async function hostileSite(): Promise<SiteContent> {
  const { dataDir, publicDir } = layOut();
  const table = (name: string, header: string, rows: readonly string[]) =>
    writeFileSync(join(dataDir, name), `${[header, ...rows].join('\n')}\n`);
  table('sessions.csv', 'id,kind,date,start,end,room,title,panel', [
    ...HOSTILE_TITLES.map((title, at) => `s${at},workshop,2024-05-20,1${at}:00,1${at}:50,hall,${csv(title)},`),
    'panel,panel,2024-05-21,11:00,12:00,hall,Panel,future',
  ]);
  table(
    'papers.csv',
    'id,session,start,end,title,authors',
    HOSTILE_TITLES.map(
      (title, at) => `p${at},s${at},1${at}:10,1${at}:30,${csv(title)},${csv(`The <author> & "so on" ${at}`)}`,
    ),
  );
  const { site, diagnostics } = await compile({ dataDir, publicDir, deferWarnings: true });
  if (!site) throw new Error(JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')));
  return site;
}
