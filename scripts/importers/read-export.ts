import { readGrid } from '../content/read/csv-grid';
import { decode } from '../content/read/decode';
import type { Diagnostic } from '../content/report/diagnostics';

/** What an export may say beside number, title and authors, by the columns of papers.csv. */
export const DETAILS = ['abstract', 'keywords', 'pages', 'doi'] as const;
export type Detail = (typeof DETAILS)[number];

/** A paper as a submission service exports it; its keywords as papers.csv has them, with semicolons between. */
export interface ExportedPaper extends Readonly<Partial<Record<Detail, string>>> {
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
}

export interface Export {
  readonly papers: readonly ExportedPaper[];
  /** Rows that are left out, each with the reason. */
  readonly left: readonly string[];
}

/** Names of the columns in exports of EasyChair, Microsoft CMT, OpenReview and others; signs and case do not count. */
const COLUMNS = {
  id: ['#', 'id', 'number', 'paper', 'paperid', 'papernumber', 'submission', 'submissionid', 'submissionnumber'],
  title: ['title', 'papertitle', 'submissiontitle'],
  authors: ['authors', 'authornames', 'author', 'primaryandotherauthors'],
  abstract: ['abstract', 'abstracttext', 'paperabstract'],
  keywords: ['keywords', 'keyword', 'authorkeywords', 'paperkeywords'],
  pages: ['pages', 'pagerange', 'pagenumbers'],
  doi: ['doi'],
  status: ['decision', 'status', 'paperdecision', 'recommendation', 'venue'],
} as const;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9#]+/g, '');

/** Reads an export; a text says why the file is none. */
export function readExport(bytes: Uint8Array, file: string): Export | string {
  const decoded = decode(bytes);
  if (!('text' in decoded)) return `${decoded.problem} ${decoded.hint}`;
  const grid = readGrid({ collection: 'papers', file, text: decoded.text });
  if ('code' in grid) return explain(grid);
  const [header = [], ...rows] = grid.rows.filter((row) => row.some((cell) => cell !== ''));
  const column = (name: keyof typeof COLUMNS) =>
    header.findIndex((cell) => (COLUMNS[name] as readonly string[]).includes(plain(cell)));
  const [id, title, authors, status] = [column('id'), column('title'), column('authors'), column('status')];
  const missing = Object.entries({ number: id, title, authors }).filter(([, index]) => index === -1);
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ');
    return `No column is recognised as: ${names}. The columns of ${file} are: ${header.join(', ')}.`;
  }
  const left: string[] = [];
  const seen = new Set<string>();
  const papers = rows.flatMap((row): ExportedPaper[] => {
    const cell = (index: number) => (row[index] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
    const [number, name, decision] = [idIn(cell(id)), cell(title), status === -1 ? '' : cell(status)];
    if (/reject|withdraw|desk|declin|not accepted/i.test(decision)) left.push(`${cell(id)} "${name}": ${decision}`);
    else if (number === '' || name === '') left.push(`${cell(id)} "${name}": without a number or a title`);
    else if (seen.has(number)) left.push(`${cell(id)} "${name}": its number occurs earlier in the export`);
    else {
      seen.add(number);
      const details = DETAILS.flatMap((detail): [Detail, string][] => {
        const index = column(detail);
        const value = detail === 'keywords' ? keywordsIn(row[index] ?? '') : cell(index);
        return index === -1 || value === '' ? [] : [[detail, value]];
      });
      return [{ id: number, title: name, authors: peopleIn(cell(authors)), ...Object.fromEntries(details) }];
    }
    return [];
  });
  return { papers, left };
}

/** "#12" and "Paper 12" → "12"; an id of several parts, such as "main.49", stays whole. */
const idIn = (cell: string) => (/^[a-z0-9]+([._/-][a-z0-9]+)+$/i.test(cell) ? cell : cell.replace(/\D+/g, ''));

/** "Ada Sow, Luca Neri and Zoé Diop", "Sow, Ada; Neri, Luca", "Ada Sow (Dakar)*; Luca Neri (Pisa)" → names, given name first. */
function peopleIn(text: string): string[] {
  const separator = text.includes(';') ? /;/ : text.includes('|') ? /\|/ : /,|\band\b/;
  return text.split(separator).flatMap((part) => {
    const name = part.replace(/\([^)]*\)|<[^>]*>|\*/g, '').trim();
    const [family, given] = name.split(/,\s*/);
    return given ? [`${given} ${family}`] : name === '' ? [] : [name];
  });
}

/** Services write keywords one a line, or with semicolons, bars or commas between. */
function keywordsIn(text: string): string {
  const separator = /[;|\n]/.test(text) ? /[;|\n]/ : /,/;
  const words = text.split(separator).map((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim());
  return words.filter((word) => word !== '').join('; ');
}

const explain = ({ message, hint = '', range }: Diagnostic) => `Line ${range.line}: ${message} ${hint}`;
