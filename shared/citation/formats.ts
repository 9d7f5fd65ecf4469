import { fullName } from '../model/person-name';
import { hasArabicLetters } from '../words/direction';
import { bibtex } from './bibtex';
import type { Citation } from './citation';
import { ris } from './ris';

/** A file format for reference managers. */
interface CitationFormat {
  readonly name: string;
  readonly ending: `.${string}`;
  readonly type: string;
  readonly write: (citations: readonly Citation[]) => string;
}

/** The formats in which the site offers every citation. */
export const citationFormats = [
  {
    name: 'BibTeX',
    ending: '.bib',
    type: 'application/x-bibtex; charset=utf-8',
    write: (citations) => citations.map(bibtex).join('\n'),
  },
  {
    name: 'RIS',
    ending: '.ris',
    type: 'application/x-research-info-systems; charset=utf-8',
    write: (citations) => citations.map(ris).join(''),
  },
  {
    name: 'CSL-JSON',
    ending: '.json',
    type: 'application/json',
    write: (citations) => `${JSON.stringify(citations, null, 2)}\n`,
  },
] as const satisfies readonly CitationFormat[];

/**
 * Lists the parts of a citation as a sentence: "A. Sow, L. Neri (2023). On rulers. Conference, Sfax, 12-19.
 * https://doi.org/10.1000/182". `own` makes the parts that may have another direction than the sentence, such as names.
 */
export function citationParts<Part>(
  { author, issued, title, page, DOI, URL, language, ...citation }: Citation,
  own: (text: string) => Part,
): readonly (string | Part)[] {
  const comma = hasArabicLetters(language) ? '، ' : ', ';
  const listed = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text ? [comma, own(text)] : [])).slice(1);
  const [[year]] = issued['date-parts'];
  const container = [citation['container-title'], citation['event-place'], citation.publisher, page];
  const address = DOI === undefined ? URL : `https://doi.org/${DOI}`;
  return [
    ...listed(author.map(fullName)),
    ` (${year}). `,
    own(title),
    /[.?!؟]$/.test(title) ? ' ' : '. ',
    ...listed(container),
    '.',
    ...(address === undefined ? [] : [' ', own(address)]),
  ];
}
