import { dateOf, formatTimes } from '../../../../shared/format/schedule';
import { type Lecturer, lecturersOf } from '../../../../shared/format/speakers';
import type { PublishedContent, Speaker } from '../../../../shared/model/content';
import { readAbstract } from '../../../../shared/texts/read-markdown';
import { type Words, wordsOf } from '../../../../shared/words';
import { type Block, type Heading, paragraph, plain } from '../blocks';
import type { Portraits } from '../portraits';
import { blocksOf } from '../text-blocks';
import { entryAnchor } from './entry-anchor';

/** Each speaker with portrait, talk, time and biography. */
export function keynoteSpeakers(content: PublishedContent, portraits: Portraits): Block[] {
  const { home, speakers } = content;
  if (speakers.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: home.speakers.heading },
    ...speakers.map((speaker) => ({ kind: 'together' as const, blocks: speakerBlocks(speaker, content, portraits) })),
  ];
}

function speakerBlocks(speaker: Speaker, content: PublishedContent, portraits: Portraits): Block[] {
  const { sessions, conference } = content;
  const { id, talk, abstract } = speaker;
  const words = wordsOf(content);
  const times = sessions
    .filter((session) => session.speaker === id)
    .map(
      (session) =>
        `${session.title}${words.colon}${words.lists.text([words.dates.dayInText(dateOf(session)), formatTimes(session, words)])}`,
    );
  const [first, ...others] = lecturersOf(speaker);
  const anchor = entryAnchor('speakers', id);
  return [
    ...(first ? headOf(first, portraits, times, anchor) : []),
    ...others.flatMap((each) => headOf(each, portraits)),
    paragraph(words.quoted(talk), 'talk'),
    ...(abstract ? blocksOf(readAbstract(abstract), conference) : []),
    ...[first, ...others].flatMap((each) => (each ? lifeOf(each, words) : [])),
  ];
}

/** The name, portrait and affiliation of a speaker, and the times of the talk. */
function headOf(
  { name, image, affiliation }: Lecturer,
  portraits: Portraits,
  times: readonly string[] = [],
  id?: string,
): Block[] {
  const portrait = image !== undefined && portraits.has(image) ? image : undefined;
  const heading: Heading = { kind: 'heading', level: 2, text: name, ...(id && { id }) };
  const lines = [...(affiliation ? [affiliation] : []), ...times];
  return portrait
    ? [{ kind: 'profile', heading, portrait, lines: lines.map(plain) }]
    : [heading, ...lines.map((line) => paragraph(line, 'quiet'))];
}

const lifeOf = ({ bio = [], profile }: Lecturer, words: Words): Block[] => [
  ...bio.map((text) => paragraph(text)),
  ...(profile
    ? [paragraph([...plain(words.documents.booklet.profile + words.colon), { text: profile, link: profile }])]
    : []),
];
