import { isoText, type NumberFormat, numberFormat, numberText } from './cell-text';
import { Sheets } from './sheets';
import { columnNumber } from './table';
import { parseXml, withoutPrefix } from './xml-parser';

type Attributes = Readonly<Record<string, string>>;

/** What to do with the elements and texts of a file within the workbook. */
interface Handler {
  readonly open: (tag: string, attributes: Attributes, parent: string) => void;
  readonly text?: (part: string, tag: string) => void;
  readonly close?: (tag: string) => void;
}

/** The limits of spreadsheets. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/**
 * Reads the sheets of an Excel workbook (ECMA-376, part 1, chapter 18). For formulas it uses the saved results; a formula without one is
 * read as a formula. `main` is the path of its main file; `read` returns the text of a file, which is empty if there is none.
 */
export function readXlsx(main: string, read: (path: string) => string): Sheets {
  const sheets = new Sheets();
  const parse = (path: string, { open, text, close }: Handler) => {
    const within: string[] = [];
    // Texts may have their pronunciation with them, and extensions have elements with the same names.
    const isApart = () => within.includes('rPh') || within.includes('extLst');
    const handler = {
      open: (name: string, attributes: Attributes) => {
        const tag = withoutPrefix(name);
        if (!isApart()) open(tag, attributes, within.at(-1) ?? '');
        within.push(tag);
      },
      text: (part: string) => void (isApart() || text?.(part, within.at(-1) ?? '')),
      close: () => {
        const tag = within.pop() ?? '';
        if (!isApart()) close?.(tag);
      },
    };
    // What a handler finds meanwhile comes first.
    const fault = parseXml(read(path), handler, () => sheets.fault !== undefined);
    sheets.fault ??= fault;
  };

  const [, folder = '', name = ''] = /^(.*?)([^/]*)$/.exec(main) ?? [];
  const targets = new Map<string, string>();
  parse(`${folder}_rels/${name}.rels`, {
    open: (_tag, { Id = '', Type = '', Target = '' }) => {
      const path = Target.startsWith('/') ? Target.slice(1) : `${folder}${Target.replace(/^\.\//, '')}`;
      targets.set(Id, path).set(Type.replace(/^.*\//, ''), path);
    },
  });
  let is1904 = false;
  const listed: { readonly sheet: string; readonly path: string; readonly isHidden: boolean }[] = [];
  parse(main, {
    open: (tag, { date1904 = '', name: sheet = '', state = 'visible', ...attributes }) => {
      if (tag === 'workbookPr') is1904 = /^(?:1|true)$/.test(date1904);
      if (tag !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      listed.push({ sheet, path: targets.get(id) ?? '', isHidden: state !== 'visible' });
    },
  });
  const codes = new Map<string, string>();
  const formats: NumberFormat[] = [];
  parse(targets.get('styles') ?? '', {
    open: (tag, { numFmtId = '0', formatCode = '' }, parent) => {
      if (tag === 'numFmt') codes.set(numFmtId, formatCode);
      else if (parent === 'cellXfs') formats.push(numberFormat(Number(numFmtId), codes.get(numFmtId)));
    },
  });
  const shared: string[] = [];
  parse(targets.get('sharedStrings') ?? '', {
    open: (tag) => void (tag === 'si' && shared.push('')),
    text: (part, tag) => void (tag === 't' && shared.push(`${shared.pop() ?? ''}${part}`)),
    close: (tag) => void (tag === 'si' && shared.push(unescaped(shared.pop() ?? ''))),
  });

  const textOf = ({ t: type = 'n', s: style = '0' }: Attributes, value: string, formula: string | undefined) => {
    if (formula !== undefined && value === '' && type !== 'str') return `=${formula}`;
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'yes' : 'no';
    if (type === 'd') return isoText(value);
    return type === 'n' ? numberText(value, formats[Number(style)] ?? 'number', is1904) : unescaped(value);
  };
  for (const { sheet, path, isHidden } of listed) {
    const merged: (readonly [row: number, column: number, last: number])[] = [];
    let row = 0;
    let column = 0;
    let cell: Attributes = {};
    let value = '';
    let formula: string | undefined;
    parse(path, {
      open: (tag, attributes) => {
        // A chart may have a sheet of its own, without cells.
        if (tag === 'sheetData') sheets.begin(sheet, isHidden);
        else if (tag === 'row') {
          row = Number(attributes.r ?? row + 1);
          column = 0;
          if (!(row > 0 && row <= MOST_ROWS)) sheets.fault ??= `A row has the number ${attributes.r}.`;
        } else if (tag === 'c') {
          const letters = /^[A-Z]+/.exec(attributes.r ?? '')?.[0];
          column = letters === undefined ? column + 1 : columnNumber(letters);
          if (column > MOST_COLUMNS) sheets.fault ??= `A cell is called ${attributes.r}.`;
          [cell, value, formula] = [attributes, '', undefined];
        } else if (tag === 'f') formula = '';
        else if (tag === 'mergeCell') {
          const [, left = '', top, bottom] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(attributes.ref ?? '') ?? [];
          if (top !== bottom) merged.push([Number(top) - 1, columnNumber(left) - 1, Number(bottom) - 1]);
        }
      },
      text: (part, tag) => {
        if (tag === 'f') formula = `${formula ?? ''}${part}`;
        else if (tag === 'v' || tag === 't') value += part;
      },
      close: (tag) => {
        const text = tag === 'c' ? textOf(cell, value, formula) : '';
        if (text !== '') sheets.write(row - 1, column - 1, text);
      },
    });
    for (const each of merged) sheets.merge(...each);
  }
  return sheets;
}

/** Replaces escapes of characters that XML cannot hold: `_x000D_` (ECMA-376, part 1, 22.9.2.19). Line ends become line feeds. */
const unescaped = (text: string): string =>
  text
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n');
