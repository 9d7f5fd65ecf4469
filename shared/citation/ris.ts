import type { Citation } from './citation';
import type { CitedName } from './cited-name';

/** A name as RIS has it: the family's before the comma. */
export const risName = (name: CitedName): string =>
  'literal' in name ? name.literal : `${name.family}, ${name.given}`;

/** The entry of some tags, those that have a value. */
export const risEntry = (fields: readonly (readonly [tag: string, value: string | undefined])[]): string =>
  [...fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : [])), 'ER  - ', ''].join('\r\n');

/** The entry of a paper in RIS (https://en.wikipedia.org/wiki/RIS_(file_format)): a tag and a value on each line. */
export function ris(citation: Citation): string {
  const { id, title, author, issued, page, DOI, URL, abstract, keyword, language } = citation;
  const [[year, month, day]] = issued['date-parts'];
  const [first, last] = page?.split(/[-–]+/) ?? [];
  const digits = (number: number) => String(number).padStart(2, '0');
  return risEntry([
    ['TY', 'CPAPER'],
    ['ID', id],
    ['TI', title],
    ...author.map((name) => ['AU', risName(name)] as const),
    ...(citation.editor ?? []).map((name) => ['A2', risName(name)] as const),
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
