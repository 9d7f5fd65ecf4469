import { formatTimes } from '../../../../renderer/format/schedule';
import { wordsOf } from '../../../../renderer/words';
import type { Content, Speaker } from '../../../content/content';
import { type Block, paragraph, plain } from '../blocks';

/** Each speaker with talk, time and biography. */
export function keynoteSpeakers(content: Content): Block[] {
  const { home, speakers } = content;
  if (speakers.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: home.speakers.heading },
    ...speakers.flatMap((speaker) => speakerBlocks(speaker, content)),
  ];
}

/** The name by which a speaker's profile is linked to. */
export const speakerAnchor = (id: number): string => `speaker-${id}`;

function speakerBlocks(speaker: Speaker, content: Content): Block[] {
  const { sessions } = content;
  const { id, name, affiliation, talk, bio, profile } = speaker;
  const words = wordsOf(content);
  const times = sessions
    .filter((session) => session.speaker === id)
    .map((session) => `${session.title}: ${words.dates.day(session.date)}, ${formatTimes(session)}`);
  return [
    { kind: 'heading', level: 2, text: name, id: speakerAnchor(id) },
    paragraph(affiliation, 'quiet'),
    ...times.map((time) => paragraph(time, 'quiet')),
    paragraph(words.quoted(talk), 'talk'),
    ...bio.map((text) => paragraph(text)),
    ...(profile
      ? [paragraph([...plain(`${words.documents.booklet.profile}: `), { text: profile, link: profile }])]
      : []),
  ];
}
