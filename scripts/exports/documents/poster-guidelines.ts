import type { Document, PublishedContent } from '../../../shared/model/content';
import { wordsOf } from '../../../shared/words';
import { type Block, mailLink, paragraph, plain, type Text } from './blocks';
import { callFacts } from './call-facts';
import { placeAndDates } from './imprint';
import { blocksOf, runsOf } from './text-blocks';

/** Makes the rules of the poster call as a document. */
export function posterGuidelinesBlocks(content: PublishedContent, { title }: Document): Block[] {
  const { conference, calls, contacts } = content;
  const { colon, documents } = wordsOf(content);
  const { guidelines: words } = documents;
  const call = calls.find(({ id }) => id === 'posters');
  if (!call) throw new Error('There is no call "posters" of which the poster guidelines could be made.');

  const page = conference.url === undefined ? [] : [conference.url + call.path];
  const academic = contacts.filter(({ group }) => group === 'academic');
  const facts = callFacts(content, call.id, 'late-posters').map(({ label, value }): Text[] => [
    [{ text: label, bold: true }],
    runsOf(value, conference),
  ]);
  return [
    { kind: 'title', eyebrow: `${conference.acronym}, ${placeAndDates(content)}`, title, subtitle: conference.name },
    ...(facts.length > 0 ? [{ kind: 'table', widths: [1, 2.4], rows: facts } as const] : []),
    ...call.sections.flatMap(({ heading, text }): Block[] => [
      { kind: 'heading', level: 2, text: heading },
      ...blocksOf(text, conference),
    ]),
    ...(academic.length + page.length > 0 ? [{ kind: 'heading', level: 2, text: words.questions } as const] : []),
    ...academic.map(({ label, email }) => paragraph([...plain(label + colon), mailLink(email)])),
    ...page.map((address) => paragraph([...plain(words.onTheWeb + colon), { text: address, link: address }])),
  ];
}
