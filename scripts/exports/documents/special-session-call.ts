import { formatDate } from '../../../renderer/format/dates';
import type { Content, Document, SpecialSession } from '../../content/content';
import { type Block, mailLink, plain, type Text } from './blocks';
import { blocksOf } from './html-blocks';
import { placeAndDates } from './imprint';
import { outside } from './outside-links';

/** The call for papers of one special session. */
export function specialSessionCallBlocks(content: Content, { file, specialSession }: Document): Block[] {
  const { conference, specialSessions } = content;
  const session = specialSessions.find(({ id }) => id === specialSession);
  if (!session) throw new Error(`The document ${file} names no special session that exists.`);

  const { title, subtitle, text, textOf, submission, chairs } = session;
  const scope = text ?? specialSessions.find(({ id }) => id === textOf)?.text;
  const resolve = outside(conference);
  return [
    { kind: 'title', eyebrow: `${conference.acronym}: call for papers of a special session`, title, subtitle },
    { kind: 'table', widths: [1, 2.8], rows: factsOf(session, content) },
    ...(scope ? [{ kind: 'heading', level: 2, text: 'About the session' } as const, ...blocksOf(scope, resolve)] : []),
    { kind: 'heading', level: 2, text: 'Submission' },
    ...blocksOf(submission, resolve),
    { kind: 'heading', level: 2, text: 'Session chairs' },
    {
      kind: 'table',
      head: ['Name', 'Affiliation', 'E-mail'],
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

function factsOf({ path, deadline, link, secondLink }: SpecialSession, content: Content): Text[][] {
  const { conference } = content;
  const page = conference.url + path;
  const facts: [string, Text | undefined][] = [
    ['Conference', plain(`${conference.name}, ${placeAndDates(content)}`)],
    ['Deadline for papers', deadline ? plain(formatDate(deadline)) : undefined],
    ['Submit papers at', link ? [{ text: link, link }] : undefined],
    [labelOf(secondLink, content), secondLink ? [{ text: secondLink, link: secondLink }] : undefined],
    ['On the web', [{ text: page, link: page }]],
  ];
  return facts.flatMap(([label, value]) => (value ? [[[{ text: label, bold: true }], value]] : []));
}

/** What the conference calls an address. */
function labelOf(address: string | undefined, { conference }: Content): string {
  return conference.links.find(({ url }) => url === address)?.label ?? 'See also';
}
