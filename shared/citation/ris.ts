import { invertedName } from '../model/person-name';
import type { Citation } from './citation';

/** Writes an entry. Tags without a value are skipped. */
export const risEntry = (fields: readonly (readonly [tag: string, value: string | undefined])[]): string =>
  [...fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : [])), 'ER  - ', ''].join('\r\n');

/**
 * Writes the RIS entry of a paper (https://en.wikipedia.org/wiki/RIS_(file_format)): one tag with its value per line.
 */
export function ris(citation: Citation): string {
  const { id, title, author, issued, page, DOI, URL, abstract, keyword, language } = citation;
  const [[year, month, day]] = issued['date-parts'];
  const [first, last] = page?.split(/[-–]+/) ?? [];
  const digits = (number: number) => String(number).padStart(2, '0');
  return risEntry([
    ['TY', 'CPAPER'],
    ['ID', id],
    ['TI', title],
    ...author.map((name) => ['AU', invertedName(name)] as const),
    ...(citation.editor ?? []).map((name) => ['A2', invertedName(name)] as const),
    ['T2', citation['container-title']],
    ['T3', citation['collection-title']],
    ['VL', citation.volume],
    ['PB', citation.publisher],
    ['SN', citation.ISBN ?? citation.ISSN],
    ['PY', String(year)],
    ['DA', `${year}/${digits(month)}/${digits(day)}`],
    ['CY', citation['event-place']],
    ['SP', first],
    ['EP', last],
    ['DO', DOI],
    ['UR', URL],
    ['AB', abstract],
    ...(keyword?.split('; ') ?? []).map((word) => ['KW', word] as const),
    ['M3', citation.genre],
    ['LA', language],
  ]);
}
