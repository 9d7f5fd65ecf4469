import type { Citation, CitedName } from './citation';

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

/** The entry of a paper in BibTeX, in UTF-8; the title's capitals are kept by a second pair of braces. */
export function bibtex(citation: Citation): string {
  const { id, title, author, issued, page, DOI, URL, abstract, keyword, language } = citation;
  const [[year, month]] = issued['date-parts'];
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['title', `"{${escaped(title)}}"`],
    ['author', `"${author.map(nameOf).join(' and ')}"`],
    ['booktitle', escaped(citation['container-title'])],
    ['year', String(year)],
    ['month', String(month)],
    ['address', citation['event-place'] && escaped(citation['event-place'])],
    ['pages', page?.replace(/[-–]+/, '--')],
    ['doi', DOI],
    ['url', URL],
    ['abstract', abstract && escaped(abstract)],
    ['keywords', keyword && escaped(keyword)],
    ['note', citation.genre],
    ['language', language],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value ? [`  ${name} = ${value.startsWith('"{') || name === 'author' ? value : `{${value}}`},\n`] : [],
  );
  return `@inproceedings{${id},\n${lines.join('')}}\n`;
}
