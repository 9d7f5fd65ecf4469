import { lookOf } from '../../../renderer/look/look';
import type { Content, Document } from '../../content/content';
import type { Block } from './blocks';
import { bookletBlocks } from './booklet/booklet';
import { documentLook } from './colours';
import { imprintOf } from './imprint';
import { ShapedWords } from './pdf/shaped-words';
import { typeset } from './pdf/typeset';
import { type Portraits, portraitsOf } from './portraits';
import { posterGuidelinesBlocks } from './poster-guidelines';
import { proposalTemplate } from './proposal-template';
import { specialSessionCallBlocks } from './special-session-call';

interface Making {
  readonly shaped: ShapedWords;
  readonly portraits: Portraits;
}

type Maker = (content: Content, document: Document, making: Making) => Promise<Uint8Array>;

/** The kinds of document with their makers: a new kind is one row and one file. */
const makers: Readonly<Record<Document['kind'], Maker>> = {
  booklet: pdfOf(bookletBlocks),
  'poster-guidelines': pdfOf(posterGuidelinesBlocks),
  'special-session-call': pdfOf(specialSessionCallBlocks),
  'proposal-template': proposalTemplate,
};

function pdfOf(blocksOf: (content: Content, document: Document, portraits: Portraits) => Block[]): Maker {
  return (content, document, { shaped, portraits }) =>
    typeset(
      blocksOf(content, document, portraits),
      imprintOf(content, document),
      documentLook(lookOf(content.theme)),
      shaped,
    );
}

/** Every document of the data by its file name. */
export async function makeDocuments(content: Content, publicDir?: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  const shaped = new ShapedWords();
  for (const document of content.documents) {
    const portraits = await portraitsFor(document, content, publicDir);
    made.set(document.file, await makers[document.kind](content, document, { shaped, portraits }));
  }
  return made;
}

/**
 * One of the data's documents. The same content gives the same bytes, whatever documents were made before.
 *
 * @param publicDir folder of the pictures that the data names; without it documents show none
 */
export async function makeDocument(content: Content, document: Document, publicDir?: string): Promise<Uint8Array> {
  const portraits = await portraitsFor(document, content, publicDir);
  return makers[document.kind](content, document, { shaped: new ShapedWords(), portraits });
}

const portraitsFor = async (document: Document, content: Content, publicDir: string | undefined): Promise<Portraits> =>
  publicDir === undefined ? new Map() : portraitsOf(document, content, publicDir);
