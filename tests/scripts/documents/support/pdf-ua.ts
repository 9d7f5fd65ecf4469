import { type Element, elementsIn, type TaggedPdf, taggedPdf } from './tagged-pdf';

/** A rule of PDF/UA-1: the clause of ISO 14289-1, what it asks for, and where a document does not keep it. */
type Rule = readonly [clause: string, asks: string, broken: (pdf: TaggedPdf) => readonly string[]];

const missing = (isThere: boolean): readonly string[] => (isThere ? [] : ['missing']);
const of = ({ root }: TaggedPdf, ...types: readonly string[]) =>
  elementsIn(root).filter(({ type }) => types.includes(type));
const wrongChildren = (parents: readonly Element[], ...allowed: readonly string[]) =>
  parents.flatMap(({ type, children }) =>
    children.filter((child) => !allowed.includes(child.type)).map((child) => `${child.type} in ${type}`),
  );

/** Of ISO 32000-1, 14.8.4, those that documents have. */
const STANDARD =
  /^(Document|Sect|H[1-6]|P|L|LI|Lbl|LBody|TOC|TOCI|Index|BlockQuote|Table|THead|TBody|TR|TH|TD|Span|Link|Figure)$/;

const RULES: readonly Rule[] = [
  ['5', 'says that it keeps to the standard', ({ metadata }) => missing(metadata.includes('<pdfuaid:part>1<'))],
  ['6.2', 'is marked as tagged', ({ objects }) => missing(objects.some((each) => each.includes('/Marked true')))],
  [
    '7.1',
    'has all content under a tag, or as an artifact',
    ({ pages }) => pages.flatMap(({ content }) => strays(content)),
  ],
  [
    '7.1',
    'has standard types alone',
    ({ root }) =>
      elementsIn(root)
        .map(({ type }) => type)
        .filter((type) => !STANDARD.test(type)),
  ],
  ['7.1', 'has a title', ({ metadata }) => missing(/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<\s]/.test(metadata))],
  ['7.1', 'shows it', ({ viewer }) => missing(viewer.includes('/DisplayDocTitle true'))],
  ['7.2', 'says its language', ({ catalog }) => missing(/\/Lang \(\w/.test(catalog))],
  ['7.4.2', 'begins with a heading of level 1, and skips none', skippedHeadings],
  [
    '7.5',
    'says what the heads of a table are for',
    (pdf) =>
      of(pdf, 'TH')
        .filter(({ dictionary }) => !/\/Scope \/(Row|Column)/.test(dictionary))
        .map(() => 'TH'),
  ],
  ['7.5', 'has as many cells in each row of a table', (pdf) => of(pdf, 'Table').flatMap(unevenRows)],
  [
    '7.5',
    'has rows in tables and cells in rows',
    (pdf) => [
      ...wrongChildren(of(pdf, 'Table'), 'TR', 'THead', 'TBody'),
      ...wrongChildren(of(pdf, 'THead', 'TBody'), 'TR'),
      ...wrongChildren(of(pdf, 'TR'), 'TH', 'TD'),
    ],
  ],
  [
    '7.6',
    'has items in lists',
    (pdf) => [
      ...wrongChildren(of(pdf, 'L'), 'LI'),
      ...wrongChildren(of(pdf, 'LI'), 'Lbl', 'LBody'),
      ...wrongChildren(of(pdf, 'TOC'), 'TOCI'),
    ],
  ],
  [
    '7.6',
    'says how labelled lists are numbered',
    (pdf) =>
      of(pdf, 'L')
        .filter(({ children }) => children.some((item) => item.children.some(({ type }) => type === 'Lbl')))
        .filter(({ dictionary }) => !/\/ListNumbering \/(Decimal|Disc)/.test(dictionary))
        .map(() => 'L'),
  ],
  [
    '7.3',
    'says what figures show, and where they are',
    (pdf) =>
      of(pdf, 'Figure')
        .filter(({ dictionary }) => !(/\/Alt \([^)]/.test(dictionary) && dictionary.includes('/BBox')))
        .map(() => 'Figure'),
  ],
  ['7.16', 'is not encrypted', ({ objects }) => objects.filter((each) => each.includes('/Encrypt'))],
  [
    '7.18.3',
    'has links in the order of the structure',
    ({ pages }) =>
      pages
        .filter(({ dictionary }) => dictionary.includes('/Annots') && !dictionary.includes('/Tabs /S'))
        .map(() => 'page'),
  ],
  [
    '7.18.5',
    'describes links, and has each in the structure',
    ({ objects }) =>
      objects.filter(
        (each) => each.includes('/Subtype /Link') && !(/\/Contents \(/.test(each) && /\/StructParent \d/.test(each)),
      ),
  ],
  [
    '7.18.5',
    'has links under elements of that name',
    (pdf) =>
      elementsIn(pdf.root)
        .filter(({ type, dictionary }) => dictionary.includes('/OBJR') && type !== 'Link')
        .map(({ type }) => type),
  ],
  [
    '7.21.4',
    'embeds its fonts',
    ({ objects }) => objects.filter((each) => each.includes('/Type /FontDescriptor') && !/\/FontFile[23]? /.test(each)),
  ],
  [
    '7.21.7',
    'says which letters the glyphs are',
    ({ objects }) => objects.filter((each) => each.includes('/Subtype /Type0') && !each.includes('/ToUnicode')),
  ],
];

/** What of PDF/UA-1 a document made here does not keep: rule by rule, as far as a machine can tell. */
export function brokenRules(bytes: Uint8Array): string[] {
  const pdf = taggedPdf(bytes);
  return RULES.flatMap(([clause, asks, broken]) =>
    [...new Set(broken(pdf))].map((where) => `${clause}, "${asks}": ${where}`),
  );
}

/** What is painted outside marked content, or in two at once. */
function strays(content: string): string[] {
  let depth = 0;
  return content.split('\n').filter((line) => {
    if (/\b(BDC|BMC)$/.test(line)) depth += 1;
    if (line === 'EMC') depth -= 1;
    return depth > 1 || depth < 0 || (depth === 0 && /(^|\s)(Tj|TJ|f\*?|F|S|s|B\*?|b\*?|Do|sh)$/.test(line));
  });
}

function skippedHeadings({ root }: TaggedPdf): string[] {
  let last = 0;
  return elementsIn(root).flatMap(({ type }) => {
    const level = Number(/^H(\d)$/.exec(type)?.[1] ?? 0);
    if (level === 0) return [];
    const isSkipped = level > last + 1;
    last = level;
    return isSkipped ? [`${type} comes too early`] : [];
  });
}

/** The numbers of columns of a table's rows, if they differ. */
function unevenRows(table: Element): string[] {
  const rows = elementsIn(table).filter(({ type }) => type === 'TR');
  const widths = rows.map(() => 0);
  rows.forEach(({ children }, at) => {
    for (const { dictionary } of children) {
      const span = (name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(dictionary)?.[1] ?? 1);
      for (let row = at; row < at + span('RowSpan'); row++) widths[row] = (widths[row] ?? 0) + span('ColSpan');
    }
  });
  return new Set(widths).size > 1 ? [widths.join(' ')] : [];
}
