import { postersIn } from '../../../../shared/format/contributions';
import { inOrderOfBoards, postersBySession } from '../../../../shared/format/posters';
import { dateOf, formatTimes, roomOf, statusMark } from '../../../../shared/format/schedule';
import type { PublishedContent, Session } from '../../../../shared/model/content';
import { type Words, wordsOf } from '../../../../shared/words';
import type { Block } from '../blocks';
import { plain } from '../blocks';
import { entryAnchor } from './entry-anchor';
import { markedTitle } from './program';

/** The day, time and room at which the posters of a session are shown. */
const headingOf = (session: Session, { rooms }: PublishedContent, words: Words): Block => ({
  kind: 'heading',
  level: 2,
  text: words.lists.text([
    words.dates.day(dateOf(session)),
    formatTimes(session, words),
    roomOf(rooms, session, words),
  ]),
});

/** The posters with their numbers: by session with their boards, then those without a session. */
export function posters(content: PublishedContent): Block[] {
  const posters = postersIn(content.contributions).filter(({ status }) => status !== 'withdrawn');
  const words = wordsOf(content);
  if (posters.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: words.schedule.posters },
    ...postersBySession(posters, content.sessions).flatMap(({ session, posters: own }): Block[] => [
      ...(session ? [headingOf(session, content, words)] : []),
      {
        kind: 'entries',
        entries: (session ? inOrderOfBoards(own, content.conference.language) : own).map((poster) => ({
          label: (session && poster.board) ?? poster.id,
          anchor: entryAnchor('posters', poster.id),
          title: markedTitle(poster, statusMark(poster.status, words)),
          lines: [plain(words.lists.text(poster.people))],
        })),
      },
    ]),
  ];
}
