import { deadlineText, specialDeadline } from '../../../shared/format/deadlines';
import type { Document, PublishedContent, SpecialSession } from '../../../shared/model/content';
import { wordsOf } from '../../../shared/words';
import { type Block, mailLink, plain, type Text } from './blocks';
import { placeAndDates } from './imprint';
import { blocksOf } from './text-blocks';

/** Makes the call for papers of one special session. */
export function specialSessionCallBlocks(content: PublishedContent, { file, specialSession }: Document): Block[] {
  const { conference, specialSessions } = content;
  const session = specialSessions.find(({ id }) => id === specialSession);
  if (!session) throw new Error(`The document ${file} names no special session that exists.`);

  const { title, subtitle, text, textOf, submission, chairs } = session;
  const scope = text ?? specialSessions.find(({ id }) => id === textOf)?.text;
  const { documents: words } = wordsOf(content);
  return [
    { kind: 'title', eyebrow: words.call.eyebrow(conference.acronym), title, subtitle },
    { kind: 'table', widths: [1, 2.8], rows: factsOf(session, content) },
    ...(scope ? [{ kind: 'heading', level: 2, text: words.call.about } as const, ...blocksOf(scope, conference)] : []),
    { kind: 'heading', level: 2, text: words.call.submission },
    ...blocksOf(submission, conference),
    { kind: 'heading', level: 2, text: words.call.chairs },
    {
      kind: 'table',
      head: [words.name, words.affiliation, words.email],
      whole: true,
      widths: [1, 1.15, 1.6],
      rows: chairs.map(({ name, university, email }) => [
        [{ text: name, bold: true }],
        plain(university),
        [mailLink(email)],
      ]),
    },
  ];
}

function factsOf(session: SpecialSession, content: PublishedContent): Text[][] {
  const { path, link, secondLink } = session;
  const { conference } = content;
  const allWords = wordsOf(content);
  const { documents, lists } = allWords;
  const { call: words } = documents;
  const due = specialDeadline(session);
  const page = conference.url === undefined ? undefined : conference.url + path;
  const facts: [string, Text | undefined][] = [
    [words.conference, plain(lists.text([conference.name, placeAndDates(content)]))],
    [words.deadline, due && plain(deadlineText(due, conference.timeZone, allWords))],
    [words.submitAt, link ? [{ text: link, link }] : undefined],
    [labelOf(secondLink, content), secondLink ? [{ text: secondLink, link: secondLink }] : undefined],
    [words.onTheWeb, page ? [{ text: page, link: page }] : undefined],
  ];
  return facts.flatMap(([label, value]) => (value ? [[[{ text: label, bold: true }], value]] : []));
}

/** Finds the name that the conference gives an address. */
function labelOf(address: string | undefined, content: PublishedContent): string {
  return content.conference.links.find(({ url }) => url === address)?.label ?? wordsOf(content).documents.call.seeAlso;
}
