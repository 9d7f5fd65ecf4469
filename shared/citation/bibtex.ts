import type { PersonName } from '../model/person-name';
import type { Citation } from './citation';
import type { VolumeFacts } from './proceedings';

/** Characters that are special in TeX, and how to print them. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '#': String.raw`\#`,
  $: String.raw`\$`,
  '%': String.raw`\%`,
  '&': String.raw`\&`,
  _: String.raw`\_`,
};

const escaped = (text: string) => text.replace(/[\\{}~^#$%&_]/g, (sign) => ESCAPES[sign] ?? sign);

/** Writes a name in the forms of BibTeX: "von Last, First" and "von Last, Jr, First". */
function nameOf(name: PersonName): string {
  if ('literal' in name) return whole(name.literal);
  const { family, 'non-dropping-particle': particle, given, suffix } = name;
  const last = /\s/.test(family) ? whole(family) : escaped(family);
  const parts = [particle ? `${escaped(particle)} ${last}` : last, suffix, given];
  return parts.flatMap((part, index) => (part ? [index === 0 ? part : escaped(part)] : [])).join(', ');
}

/** Braces keep words together. */
const whole = (text: string) => `{${escaped(text)}}`;

/** Writes a list of names. A quotation mark in a name would end the value, so it gets braces. */
const bibtexNames = (names: readonly PersonName[] | undefined): string | undefined =>
  names && `"${names.map((name) => nameOf(name).replaceAll('"', '{"}')).join(' and ')}"`;

/** Escapes a text for TeX, as a value in braces. */
export const bibtexText = (text: string | undefined): string | undefined => text && `{${escaped(text)}}`;

/** Writes a title. A second pair of braces keeps its capitals. */
export const bibtexTitle = (title: string): string => `"{${escaped(title)}}"`;

/** Writes a BibTeX entry in UTF-8. Values come with their delimiters; fields without a value are skipped. */
export function bibtexEntry(
  type: string,
  id: string,
  fields: readonly (readonly [name: string, value: string | undefined])[],
): string {
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value},\n`] : []));
  return `@${type}{${id},\n${lines.join('')}}\n`;
}

/** Returns the fields of the proceedings volume, without its title. */
export const bibtexVolume = (facts: VolumeFacts): readonly (readonly [string, string | undefined])[] => [
  ['editor', bibtexNames(facts.editor)],
  ['publisher', bibtexText(facts.publisher)],
  ['series', bibtexText(facts['collection-title'])],
  ['volume', bibtexText(facts.volume)],
  ['isbn', facts.ISBN && `{${facts.ISBN}}`],
  ['issn', facts.ISSN && `{${facts.ISSN}}`],
];

/** Writes the BibTeX entry of a paper. */
export function bibtex(citation: Citation): string {
  const { id, title, author, issued, page, DOI, URL, abstract, keyword, language } = citation;
  const [[year, month]] = issued['date-parts'];
  return bibtexEntry('inproceedings', id, [
    ['title', bibtexTitle(title)],
    ['author', bibtexNames(author)],
    ['booktitle', bibtexText(citation['container-title'])],
    ...bibtexVolume(citation),
    ['year', `{${year}}`],
    ['month', `{${month}}`],
    ['address', bibtexText(citation['event-place'])],
    ['pages', page && `{${page.replace(/[-–]+/, '--')}}`],
    ['doi', DOI && `{${DOI}}`],
    ['url', URL && `{${URL}}`],
    ['abstract', bibtexText(abstract)],
    ['keywords', bibtexText(keyword)],
    ['note', citation.genre && `{${citation.genre}}`],
    ['language', `{${language}}`],
  ]);
}
