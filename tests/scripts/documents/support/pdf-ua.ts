import { lettersOf } from './pdf-fonts';
import {
  astray,
  isNoTag,
  linksElsewhere,
  partsWithoutElement,
  skippedHeadings,
  strays,
  unevenRows,
} from './structure-faults';
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

/** Objects in which something stands that a document made here has no use for. */
const having =
  (part: RegExp) =>
  ({ objects }: TaggedPdf) =>
    objects.filter((each) => part.test(each));

/** By the failure conditions of the Matterhorn Protocol 1.1 that a machine can tell, for what such documents have. */
const RULES: readonly Rule[] = [
  ['5', 'says that it keeps to the standard', ({ metadata }) => missing(metadata.includes('<pdfuaid:part>1<'))],
  ['6.2', 'is marked as tagged', ({ objects }) => missing(objects.some((each) => each.includes('/Marked true')))],
  [
    '7.1',
    'has all content under a tag, or as an artifact',
    ({ pages }) => pages.flatMap(({ content }) => strays(content)),
  ],
  ['7.1', 'has each part that is drawn in the structure', partsWithoutElement],
  ['7.1', 'leaves no doubt of its tags', having(/\/Suspects true/)],
  ['7.1', 'gives no type another meaning', having(/\/RoleMap/)],
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
  [
    '7.2',
    'names languages by their tags',
    ({ objects }) =>
      objects.flatMap((each) => [...each.matchAll(/\/Lang \(([^)]*)\)/g)].map(([, tag = '']) => tag)).filter(isNoTag),
  ],
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
      ...astray(pdf, ['TR', 'THead', 'TBody'], ['Table', 'THead', 'TBody']),
      ...astray(pdf, ['TH', 'TD'], ['TR']),
    ],
  ],
  [
    '7.6',
    'has items in lists',
    (pdf) => [
      ...wrongChildren(of(pdf, 'L'), 'LI'),
      ...wrongChildren(of(pdf, 'LI'), 'Lbl', 'LBody'),
      ...wrongChildren(of(pdf, 'TOC'), 'TOCI'),
      ...astray(pdf, ['LI'], ['L']),
      ...astray(pdf, ['LBody'], ['LI']),
      ...astray(pdf, ['TOCI'], ['TOC']),
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
  ['7.10', 'has no layers', having(/\/OCProperties|\/OCG/)],
  ['7.11', 'has no files in it', having(/\/EmbeddedFiles|\/Filespec/)],
  ['7.15', 'has no forms', having(/\/AcroForm|\/XFA/)],
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
    '7.18.1',
    'has links alone beside its pages',
    ({ objects }) => objects.filter((each) => each.includes('/Type /Annot') && !each.includes('/Subtype /Link')),
  ],
  ['7.18.5', 'has links on the pages that the structure names', linksElsewhere],
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
  ['7.20', 'draws each part once', having(/\/Subtype \/Form\b|\/Subtype \/PS\b/)],
  [
    '7.21.3',
    'says which glyphs its numbers are',
    ({ objects }) =>
      objects.filter(
        (each) =>
          (each.includes('/Subtype /CIDFontType2') && !each.includes('/CIDToGIDMap /Identity')) ||
          (each.includes('/Subtype /Type0') && !each.includes('/Encoding /Identity-H')),
      ),
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
  ['7.21.7', 'has glyphs that stand for letters', (pdf) => lettersOf(pdf).unknown],
  ['7.21.8', 'has a glyph for each letter', (pdf) => lettersOf(pdf).missing],
];

const nameOf = ([clause, asks]: Rule) => `${clause}, "${asks}`;

/** The rules as `brokenRules` begins with them. */
export const RULE_NAMES: readonly string[] = RULES.map(nameOf);

/** What of PDF/UA-1 a document made here does not keep: rule by rule, as far as a machine can tell. */
export function brokenRules(bytes: Uint8Array): string[] {
  const pdf = taggedPdf(bytes);
  return RULES.flatMap((rule) => [...new Set(rule[2](pdf))].map((where) => `${nameOf(rule)}": ${where}`));
}
