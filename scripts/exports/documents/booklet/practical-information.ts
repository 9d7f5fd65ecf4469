import type { Content } from '../../../content/content';
import { type Block, mailLink, paragraph, plain } from '../blocks';
import { blocksOf } from '../html-blocks';
import { outside } from '../outside-links';

/** Where it is, whom to ask, how to get there. */
export function practicalInformation({ conference, contacts, attending }: Content): Block[] {
  const { name, address, country } = conference.venue;
  return [
    { kind: 'heading', level: 1, text: 'Practical information' },
    paragraph([{ text: name, bold: true }, ...plain(`, ${address}, ${country}`)], 'lead'),
    { kind: 'heading', level: 2, text: 'Contacts' },
    {
      kind: 'table',
      head: ['For', 'E-mail'],
      widths: [1, 2],
      rows: contacts.map(({ label, email }) => [plain(label), [mailLink(email)]]),
    },
    ...attending.sections.flatMap(({ heading, text }): Block[] => [
      { kind: 'heading', level: 2, text: heading },
      ...blocksOf(text, outside(conference)),
    ]),
  ];
}
