import { BorderStyle, type IStylesOptions, LineRuleType } from 'docx';
import { directionOf, hasArabicLetters } from '../../../../shared/words/direction';
import type { DocumentColours } from '../colours';

/** A colour as Word writes it. */
const inWord = (colour: string) => colour.slice(1).toUpperCase();

/** Names of the styles that documents use beside Word's own. */
export const style = {
  eyebrow: 'Eyebrow',
  hint: 'Hint',
  instruction: 'Instruction',
  tableHead: 'TableHead',
  tableText: 'TableText',
  columnsForm: 'ColumnsForm',
  rowsForm: 'RowsForm',
} as const;

/**
 * The looks of tables, for which docx has no option: Word lists them, and there they can be changed for all tables at
 * once. There are two because LibreOffice shades a first row even where the table says that it has none.
 */
export const tableStyles = ({ sand, tint, formLine }: DocumentColours): string =>
  [
    tableStyle(style.columnsForm, 'Form with Columns', {
      part: 'firstRow',
      fill: inWord(sand),
      line: inWord(formLine),
    }),
    tableStyle(style.rowsForm, 'Form with Rows', { part: 'firstCol', fill: inWord(tint), line: inWord(formLine) }),
  ].join('');

interface TableLook {
  /** The cells that are filled. */
  readonly part: 'firstRow' | 'firstCol';
  readonly fill: string;
  readonly line: string;
}

function tableStyle(id: string, name: string, { part, fill, line }: TableLook): string {
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const margins = { top: 60, left: 110, bottom: 60, right: 110 };
  return [
    `<w:style w:type="table" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/>`,
    '<w:basedOn w:val="TableNormal"/><w:uiPriority w:val="59"/><w:qFormat/>',
    '<w:tblPr><w:tblBorders>',
    ...borders.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${line}"/>`),
    '</w:tblBorders><w:tblCellMar>',
    ...Object.entries(margins).map(([side, width]) => `<w:${side} w:w="${width}" w:type="dxa"/>`),
    '</w:tblCellMar></w:tblPr>',
    `<w:tblStylePr w:type="${part}"><w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="${fill}"/></w:tcPr></w:tblStylePr>`,
    '</w:style>',
  ].join('');
}

/**
 * The font nearest to the site's titles among those that come with word processors: a file that others fill in brings
 * none along. Arabic titles are set in the face of their text.
 */
const TITLES = { ascii: 'Palatino Linotype', hAnsi: 'Palatino Linotype' };

/** Every look of a Word document; nothing in it is formatted by hand. */
export function stylesIn(
  language: string,
  { text, heading, muted, link, accent, rule }: DocumentColours,
): IStylesOptions {
  const rtl = directionOf(language) === 'rtl';
  return {
    default: {
      document: {
        run: {
          font: 'Calibri',
          size: 22,
          color: inWord(text),
          language: { value: language, ...(rtl && { bidirectional: language }) },
          ...(rtl && { rightToLeft: true }),
        },
        // Without the rule, LibreOffice takes the height of a line for that of every size of letters.
        paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { size: 56, font: TITLES, color: inWord(heading) },
        paragraph: { spacing: { before: 0, after: 60, line: 240, lineRule: LineRuleType.AUTO } },
      },
      heading1: {
        run: { size: 32, font: TITLES, color: inWord(heading) },
        paragraph: {
          spacing: { before: 300, after: 80 },
          keepNext: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 3, color: inWord(rule) } },
        },
      },
      hyperlink: { run: { color: inWord(link), underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { size: 26, color: inWord(muted) },
      },
      {
        id: style.eyebrow,
        name: style.eyebrow,
        basedOn: 'Normal',
        next: 'Title',
        quickFormat: true,
        run: { bold: true, size: 24, color: inWord(muted) },
        paragraph: {
          spacing: { after: 80 },
          border: { top: { style: BorderStyle.SINGLE, size: 36, space: 10, color: inWord(accent) } },
        },
      },
      {
        id: style.hint,
        name: style.hint,
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        // Arabic has no italics.
        run: { italics: !hasArabicLetters(language), color: inWord(muted) },
        paragraph: { keepNext: true },
      },
      {
        id: style.instruction,
        name: style.instruction,
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { before: 240 } },
      },
      {
        id: style.tableHead,
        name: 'Table Head',
        basedOn: 'Normal',
        quickFormat: true,
        run: { bold: true, color: inWord(heading), size: 20 },
        paragraph: { spacing: { after: 0 } },
      },
      {
        id: style.tableText,
        name: 'Table Text',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 20 },
        paragraph: { spacing: { after: 0 } },
      },
    ],
  };
}
