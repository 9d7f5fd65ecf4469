import { onCalendar } from '../format/times';
import { familyOf, type PersonName } from '../model/person-name';
import type { CitedPaper, PaperView } from '../program/paper-view';
import { foldedWords } from '../search/fold';
import { readAbstract } from '../texts/read-markdown';
import { plainTextOf } from '../texts/rich-text';
import type { VolumeFacts } from './proceedings';

/** A paper as the Citation Style Language describes it (https://docs.citationstyles.org/en/stable/specification.html). */
export interface Citation extends VolumeFacts {
  readonly id: string;
  readonly type: 'paper-conference';
  readonly genre?: string;
  readonly title: string;
  readonly author: readonly PersonName[];
  readonly issued: { readonly 'date-parts': readonly [readonly [year: number, month: number, day: number]] };
  readonly 'container-title': string;
  readonly 'event-title': string;
  readonly 'event-place'?: string;
  readonly page?: string;
  readonly DOI?: string;
  readonly URL?: string;
  readonly abstract?: string;
  readonly keyword?: string;
  readonly language: string;
}

/** Facts of the conference that a citation uses. */
interface Cited {
  readonly name: string;
  readonly acronym: string;
  readonly start: string;
  readonly language: string;
  readonly place: string;
  /** Full address of the paper's page. */
  readonly url?: string | undefined;
}

/** A paper with what dates it: its volume if it has one, else its first presentation. */
type Source = CitedPaper & Partial<Pick<PaperView, 'presentations'>>;

/** Makes the citation of a paper or poster. */
export function citationOf({ kind, paper, people, presentations, volume }: Source, cited: Cited): Citation {
  const { id, title, pages, doi, abstract, keywords = [], language } = paper;
  const [presented] = presentations ?? [];
  const held = presented && onCalendar(presented.session.date, presented.session.minutes).date;
  const date = volume?.published ?? held ?? cited.start;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const author = people.flatMap(citedNames);
  const [first] = author;
  const conference = cited.name.includes(cited.acronym) ? cited.name : `${cited.name} (${cited.acronym})`;
  return {
    id: keyOf(first ? familyOf(first) : '', year, id),
    type: 'paper-conference',
    ...(kind === 'poster' && { genre: 'Poster' }),
    title: oneLine(title),
    author,
    issued: { 'date-parts': [[year, month, day]] },
    'container-title': volume?.title ?? conference,
    'event-title': cited.name,
    'event-place': cited.place,
    ...volume?.facts,
    ...(pages && { page: pages }),
    ...(doi && { DOI: doi }),
    ...(cited.url && { URL: cited.url }),
    ...(abstract && { abstract: plainTextOf(readAbstract(abstract)) }),
    ...(keywords.length > 0 && { keyword: keywords.map(oneLine).join('; ') }),
    language: language ?? cited.language,
  };
}

/** Returns the names under which an author is cited: an own one, and that of the group for which the author writes. */
export const citedNames = ({ name, parts, group }: PaperView['people'][number]): readonly PersonName[] => [
  parts ?? { literal: name },
  ...(group ? [{ literal: group }] : []),
];

/** Makes a citation key in ASCII that all reference managers accept: "sow2023-main-49". */
function keyOf(family: string, year: number, id: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  return `${plain(foldedWords(family).join('-'))}${year}-${plain(id)}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
