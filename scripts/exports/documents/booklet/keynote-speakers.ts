import { formatTimes } from '../../../../shared/format/schedule';
import type { PublishedContent, Speaker } from '../../../../shared/model/content';
import { wordsOf } from '../../../../shared/words';
import { type Block, type Heading, paragraph, plain } from '../blocks';
import type { Portraits } from '../portraits';
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
  const { sessions } = content;
  const { id, name, image, affiliation, talk, abstract, bio, profile } = speaker;
  const portrait = image !== undefined && portraits.has(image) ? image : undefined;
  const words = wordsOf(content);
  const times = sessions
    .filter((session) => session.speaker === id)
    .map(
      (session) =>
        `${session.title}${words.colon}${words.lists.text([words.dates.day(session.date), formatTimes(session)])}`,
    );
  const heading: Heading = { kind: 'heading', level: 2, text: name, id: entryAnchor('speakers', id) };
  const lines = [affiliation, ...times];
  const head: Block[] = portrait
    ? [{ kind: 'profile', heading, portrait, lines: lines.map(plain) }]
    : [heading, ...lines.map((line) => paragraph(line, 'quiet'))];
  return [
    ...head,
    paragraph(words.quoted(talk), 'talk'),
    ...(abstract ? [paragraph(abstract)] : []),
    ...bio.map((text) => paragraph(text)),
    ...(profile
      ? [paragraph([...plain(words.documents.booklet.profile + words.colon), { text: profile, link: profile }])]
      : []),
  ];
}
