import type { Problem } from '../../tables/problem';
import type { Table } from '../../tables/table';
import { parseXml } from '../../tables/xml-parser';

/** Reads an XML file with an element for each row, and in it one for each cell: `<papers><paper><title>…`. */
export function rowXmlTable(file: string, text: string): Table | Problem {
  const rows: Map<string, string>[] = [];
  let depth = 0;
  let cell = '';
  let isWhole = false;
  const fault = parseXml(text, {
    open: (name) => {
      depth++;
      if (depth === 2) rows.push(new Map());
      if (depth === 3) cell = name;
    },
    text: (part) => {
      if (depth >= 3) rows.at(-1)?.set(cell, (rows.at(-1)?.get(cell) ?? '') + part);
    },
    close: (_name, isImplied) => {
      depth--;
      isWhole ||= depth === 0 && !isImplied;
    },
  });
  if (fault !== undefined || !isWhole)
    return { at: file, message: fault ?? 'The file ends in the middle.', hint: 'Export it again.' };
  const header = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return {
    name: file,
    rows: [header, ...rows.map((row) => header.map((name) => row.get(name) ?? ''))],
    at: (row, column) => `${file}, element ${row}, ${header[column] ?? ''}`,
  };
}
