import type { Citation } from './citation';
import type { CitedName } from './cited-name';
import type { VolumeFacts } from './proceedings';

/** Signs that TeX takes for its own, and what it prints them for. */
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

/** A family name of several words, or a whole one, is kept together by braces. */
const nameOf = (name: CitedName): string =>
  'literal' in name ? `{${escaped(name.literal)}}` : `${familyOf(name.family)}, ${escaped(name.given)}`;

const familyOf = (family: string) => (/\s/.test(family) ? `{${escaped(family)}}` : escaped(family));

/** Names of people, as BibTeX parts them. A quotation mark in a name would end the value, if it were not in braces. */
const bibtexNames = (names: readonly CitedName[] | undefined): string | undefined =>
  names && `"${names.map((name) => nameOf(name).replaceAll('"', '{"}')).join(' and ')}"`;

/** A text that TeX prints as it stands. */
export const bibtexText = (text: string | undefined): string | undefined => text && `{${escaped(text)}}`;

/** A title, whose capitals are kept by a second pair of braces. */
export const bibtexTitle = (title: string): string => `"{${escaped(title)}}"`;

/** An entry of BibTeX, in UTF-8, of the fields that there are, each with its value as BibTeX delimits it. */
export function bibtexEntry(
  type: string,
  id: string,
  fields: readonly (readonly [name: string, value: string | undefined])[],
): string {
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value},\n`] : []));
  return `@${type}{${id},\n${lines.join('')}}\n`;
}

/** The facts of the volume in an entry, beside its title. */
export const bibtexVolume = (facts: VolumeFacts): readonly (readonly [string, string | undefined])[] => [
  ['editor', bibtexNames(facts.editor)],
  ['publisher', bibtexText(facts.publisher)],
  ['series', bibtexText(facts['collection-title'])],
  ['volume', bibtexText(facts.volume)],
  ['isbn', facts.ISBN && `{${facts.ISBN}}`],
  ['issn', facts.ISSN && `{${facts.ISSN}}`],
];

/** The entry of a paper. */
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
