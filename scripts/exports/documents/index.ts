import { lookOf } from '../../../renderer/look/look';
import type { Keeper } from '../../cache/kept-work';
import type { Content, Document } from '../../content/content';
import type { Block } from './blocks';
import { bookletBlocks } from './booklet/booklet';
import { documentLook } from './colours';
import { imprintOf } from './imprint';
import { ShapedWords, shapedWordsOf } from './pdf/shaped-words';
import { typeset } from './pdf/typeset';
import { posterGuidelinesBlocks } from './poster-guidelines';
import { proposalTemplate } from './proposal-template';
import { specialSessionCallBlocks } from './special-session-call';

type Maker = (content: Content, document: Document, shaped: ShapedWords) => Promise<Uint8Array>;

/** Who makes which kind of document: a new kind is one row and one file. */
const makers: Readonly<Record<Document['kind'], Maker>> = {
  booklet: pdfOf(bookletBlocks),
  'poster-guidelines': pdfOf(posterGuidelinesBlocks),
  'special-session-call': pdfOf(specialSessionCallBlocks),
  'proposal-template': proposalTemplate,
};

function pdfOf(blocksOf: (content: Content, document: Document) => Block[]): Maker {
  return (content, document, shaped) =>
    typeset(blocksOf(content, document), imprintOf(content, document), documentLook(lookOf(content.theme)), shaped);
}

/** Every document of the data by its file name. */
export async function makeDocuments(content: Content): Promise<ReadonlyMap<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  const shaped = new ShapedWords();
  for (const document of content.documents)
    made.set(document.file, await makers[document.kind](content, document, shaped));
  return made;
}

/** One of the data's documents. The same content gives the same bytes, whatever documents were made before. */
export async function makeDocument(content: Content, document: Document, keeper?: Keeper): Promise<Uint8Array> {
  const shaped = keeper ? shapedWordsOf(keeper) : new ShapedWords();
  const made = await makers[document.kind](content, document, shaped);
  shaped.keep();
  return made;
}
