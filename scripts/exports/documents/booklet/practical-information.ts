import { wordsOf } from '../../../../renderer/words';
import type { Content } from '../../../content/content';
import { type Block, mailLink, paragraph, plain } from '../blocks';
import { blocksOf } from '../html-blocks';
import { outside } from '../outside-links';

/** Where it is, whom to ask, how to get there. */
export function practicalInformation(content: Content): Block[] {
  const { conference, contacts, attending } = content;
  const { name, address, country } = conference.venue;
  const { booklet: words, email: mail } = wordsOf(content).documents;
  return [
    { kind: 'heading', level: 1, text: words.practical },
    paragraph([{ text: name, bold: true }, ...plain(`, ${address}, ${country}`)], 'lead'),
    { kind: 'heading', level: 2, text: words.contacts },
    {
      kind: 'table',
      head: [words.contactFor, mail],
      widths: [1, 2],
      rows: contacts.map(({ label, email }) => [plain(label), [mailLink(email)]]),
    },
    ...attending.sections.flatMap(({ heading, text }): Block[] => [
      { kind: 'heading', level: 2, text: heading },
      ...blocksOf(text, outside(conference)),
    ]),
  ];
}
