import { fullName } from '../model/person-name';
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
 * Formats a citation as a sentence: "A. Sow, L. Neri (2023). On rulers. Conference, Sfax, 12-19.
 * https://doi.org/10.1000/182".
 */
export function citationText({ author, issued, title, page, DOI, URL, ...citation }: Citation): string {
  const names = author.map(fullName).join(', ');
  const [[year]] = issued['date-parts'];
  const container = [citation['container-title'], citation['event-place'], citation.publisher, page]
    .filter(Boolean)
    .join(', ');
  const end = /[.?!؟]$/.test(title) ? '' : '.';
  const address = DOI === undefined ? URL : `https://doi.org/${DOI}`;
  return [`${names} (${year}).`, `${title}${end}`, `${container}.`, address].filter(Boolean).join(' ');
}
