import { sessionName } from '../../../../shared/format/schedule';
import type { Partner, PublishedContent } from '../../../../shared/model/content';
import { type Words, wordsOf } from '../../../../shared/words';
import { type Block, paragraph } from '../blocks';
import { blocksOf } from '../text-blocks';

/** The purpose of the conference, and those who make it possible. */
export function welcome(content: PublishedContent): Block[] {
  const { conference, home, partners } = content;
  const { objectives, sponsorship } = home;
  const words = wordsOf(content);
  const { lists, documents } = words;
  const partnersHeading: Block = { kind: 'heading', level: 2, text: home.partners.heading };
  return [
    { kind: 'heading', level: 1, text: documents.booklet.welcome(conference.acronym) },
    paragraph(conference.description, 'lead'),
    ...[objectives, sponsorship].flatMap((part): Block[] =>
      part ? [{ kind: 'heading', level: 2, text: part.heading }, ...blocksOf(part.text, conference)] : [],
    ),
    ...(partners.length > 0
      ? [partnersHeading, paragraph(`${lists.text(partners.map((partner) => partnerText(partner, content, words)))}.`)]
      : []),
  ];
}

/** A partner with the booth, the days and the session where it is found: "Harbour Software (Booth 4, Wed, Dec 13)". */
function partnerText(
  { name, booth, date = [], session: id }: Partner,
  { sessions }: PublishedContent,
  words: Words,
): string {
  const session = sessions.find((each) => each.id === id);
  const found = words.lists.text([
    booth,
    ...date.map((day) => words.dates.shortDay(day)),
    session && sessionName(session, words),
  ]);
  return found === '' ? name : `${name} (${found})`;
}
