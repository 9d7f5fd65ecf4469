import type { PublishedContent, SpecialSession } from '../../../../shared/model/content';
import { type Words, wordsOf } from '../../../../shared/words';
import { type Block, mailLink, paragraph, plain, type Run } from '../blocks';

/** The accepted special sessions, with their chairs and the sessions of the schedule that belong to them. */
export function specialSessions(content: PublishedContent): Block[] {
  const { specialSessions, sessions } = content;
  const words = wordsOf(content);
  const numbersOf = (specialSession: string) =>
    sessions.filter((session) => session.specialSession === specialSession).flatMap(({ number }) => number ?? []);
  const accepted = specialSessions.filter((session) => session.accepted);
  if (accepted.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: words.documents.booklet.specialSessions },
    {
      kind: 'list',
      ordered: false,
      items: accepted.map((session) => [
        { kind: 'together', blocks: sessionItem(session, numbersOf(session.id), words) },
      ]),
    },
  ];
}

function sessionItem({ title, subtitle, chairs }: SpecialSession, numbers: readonly number[], words: Words): Block[] {
  return [
    paragraph([{ text: title, bold: true }, { text: words.colon + subtitle }]),
    ...chairs.map(({ name, university, email }) =>
      paragraph(
        [...plain(words.lists.text([name, university]) + words.lists.between), mailLink(email)] satisfies Run[],
        'quiet',
      ),
    ),
    ...(numbers.length > 0 ? [paragraph(words.documents.booklet.inSchedule(numbers), 'quiet')] : []),
  ];
}
