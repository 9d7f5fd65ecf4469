import type { PublishedContent } from '../../../../shared/model/content';
import { type Words, wordsOf } from '../../../../shared/words';
import { type Block, mailLink, paragraph, plain } from '../blocks';
import { blocksOf } from '../text-blocks';

/** The place, the people to ask, and the way there. */
export function practicalInformation(content: PublishedContent): Block[] {
  const { conference, contacts, attending } = content;
  const { venue } = conference;
  const { documents, lists } = wordsOf(content);
  const { booklet: words, email: mail } = documents;
  if (!venue && contacts.length === 0 && !attending) return [];
  return [
    { kind: 'heading', level: 1, text: words.practical },
    ...(venue ? [placeLine(venue, lists)] : []),
    ...(contacts.length > 0
      ? [
          { kind: 'heading', level: 2, text: words.contacts } as const,
          {
            kind: 'table',
            head: [words.contactFor, mail],
            widths: [1, 2],
            rows: contacts.map(({ label, email }) => [plain(label), [mailLink(email)]]),
          } as const,
        ]
      : []),
    ...(attending?.sections ?? []).flatMap(({ heading, text }): Block[] => [
      { kind: 'heading', level: 2, text: heading },
      ...blocksOf(text, conference),
    ]),
  ];
}

/** The building, in bold, or else the city; then its address, with the city and the country unless the address names them. */
function placeLine(
  { name, city, address, country }: NonNullable<PublishedContent['conference']['venue']>,
  lists: Words['lists'],
): Block {
  const isNamed = (part: string) => address !== undefined && inWords(address).includes(inWords(part));
  const place = [name === undefined ? undefined : city, country].filter((part) => part !== undefined && !isNamed(part));
  const rest = [address, ...place].flatMap((part) => (part === undefined ? [] : [lists.between + part]));
  return paragraph([{ text: name ?? city, bold: true }, ...plain(rest.join(''))], 'lead');
}

/** Its words between single spaces, without numbers and marks: "8057 Ghent" names Ghent, "Ghentstraat" does not. */
const inWords = (text: string) => ` ${(text.match(/[\p{L}\p{M}]+/gu) ?? []).join(' ')} `;
