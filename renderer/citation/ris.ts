import type { Citation } from './citation';

/** The entry of a paper in RIS (https://en.wikipedia.org/wiki/RIS_(file_format)): a tag and a value on each line. */
export function ris(citation: Citation): string {
  const { id, title, author, issued, page, DOI, URL, abstract, keyword, language } = citation;
  const [[year, month, day]] = issued['date-parts'];
  const [first, last] = page?.split(/[-–]+/) ?? [];
  const digits = (number: number) => String(number).padStart(2, '0');
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['TY', 'CPAPER'],
    ['ID', id],
    ['TI', title],
    ...author.map((name) => ['AU', 'literal' in name ? name.literal : `${name.family}, ${name.given}`] as const),
    ['T2', citation['container-title']],
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
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : []));
  return [...lines, 'ER  - ', ''].join('\r\n');
}
