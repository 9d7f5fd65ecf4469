import { cityText } from '../../../../shared/format/place';
import type { Document, PublishedContent } from '../../../../shared/model/content';
import { wordsOf } from '../../../../shared/words';
import type { Block, Cover } from '../blocks';
import type { Portraits } from '../portraits';
import { committees } from './committees';
import { keynoteSpeakers } from './keynote-speakers';
import { peopleIndex } from './people-index';
import { posters } from './posters';
import { practicalInformation } from './practical-information';
import { program } from './program';
import { specialSessions } from './special-sessions';
import { timetable } from './timetable';
import { welcome } from './welcome';

type Chapter = (content: PublishedContent, portraits: Portraits) => Block[];

const chapters: readonly Chapter[] = [
  welcome,
  committees,
  keynoteSpeakers,
  timetable,
  program,
  posters,
  specialSessions,
  practicalInformation,
];

/** The conference booklet: all that a participant carries along. */
export function bookletBlocks(
  content: PublishedContent,
  { title }: Document,
  portraits: Portraits = new Map(),
): Block[] {
  const inside = chapters.flatMap((chapter) => chapter(content, portraits));
  const [first, ...others] = [...inside, ...peopleIndex(content, inside)];
  return [
    cover(content, title),
    { kind: 'contents' },
    ...(first ? [first] : []),
    // A small conference has short chapters: paper is not left white for them.
    ...others.map((block) =>
      block.kind === 'heading' && block.level === 1 ? { ...block, mayFollow: true as const } : block,
    ),
  ];
}

/** What there is of some texts, with points between. */
const joined = (...texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined).join(' · ');

function cover(content: PublishedContent, title: string): Cover {
  const { conference } = content;
  const { acronym, name, edition, start, end, venue, organizer, url } = conference;
  const words = wordsOf(content);
  return {
    kind: 'cover',
    eyebrow: acronym,
    title: name,
    subtitle: joined(edition, title),
    lines: [words.dates.period(start, end), venue?.name, cityText(conference, words)].filter(
      (line) => line !== undefined,
    ),
    foot: joined(organizer && words.documents.booklet.organisedBy(organizer.name), url),
  };
}
