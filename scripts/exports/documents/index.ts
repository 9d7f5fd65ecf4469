import { lookOf } from '../../../renderer/look/look';
import type { Content, Document } from '../../content/content';
import type { Block } from './blocks';
import { bookletBlocks } from './booklet/booklet';
import { documentColours } from './colours';
import { imprintOf } from './imprint';
import { typeset } from './pdf/typeset';
import { posterGuidelinesBlocks } from './poster-guidelines';
import { proposalTemplate } from './proposal-template';
import { specialSessionCallBlocks } from './special-session-call';

type Maker = (content: Content, document: Document) => Promise<Uint8Array>;

/** Who makes which kind of document: a new kind is one row and one file. */
const makers: Readonly<Record<Document['kind'], Maker>> = {
  booklet: pdfOf(bookletBlocks),
  'poster-guidelines': pdfOf(posterGuidelinesBlocks),
  'special-session-call': pdfOf(specialSessionCallBlocks),
  'proposal-template': proposalTemplate,
};

function pdfOf(blocksOf: (content: Content, document: Document) => Block[]): Maker {
  return (content, document) =>
    typeset(blocksOf(content, document), imprintOf(content, document), documentColours(lookOf(content.theme)));
}

/** Every document of the data by its file name. */
export async function makeDocuments(content: Content): Promise<ReadonlyMap<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  for (const document of content.documents) made.set(document.file, await makers[document.kind](content, document));
  return made;
}

/** One of the data's documents. The same content gives the same bytes. */
export const makeDocument: Maker = (content, document) => makers[document.kind](content, document);
