import type { PublishedContent } from '../../../../shared/model/content';
import { wordsOf } from '../../../../shared/words';
import { type Block, paragraph } from '../blocks';
import { blocksOf } from '../text-blocks';

/** The purpose of the conference, and those who make it possible. */
export function welcome(content: PublishedContent): Block[] {
  const { conference, home, partners } = content;
  const { objectives, sponsorship } = home;
  const { lists, documents } = wordsOf(content);
  const partnersHeading: Block = { kind: 'heading', level: 2, text: home.partners.heading };
  return [
    { kind: 'heading', level: 1, text: documents.booklet.welcome(conference.acronym) },
    paragraph(conference.description, 'lead'),
    ...[objectives, sponsorship].flatMap((part): Block[] =>
      part ? [{ kind: 'heading', level: 2, text: part.heading }, ...blocksOf(part.text, conference)] : [],
    ),
    ...(partners.length > 0 ? [partnersHeading, paragraph(`${lists.text(partners.map(({ name }) => name))}.`)] : []),
  ];
}
