import { lookOf } from '../../../renderer/look/look';
import type { Keeper, KeptFile } from '../../cache/kept-work';
import type { Content, Document } from '../../content/content';
import type { Block } from './blocks';
import { bookletBlocks } from './booklet/booklet';
import { documentLook } from './colours';
import { imprintOf } from './imprint';
import { ShapedWords, shapedWordsOf } from './pdf/shaped-words';
import { typeset } from './pdf/typeset';
import { type Portraits, portraitsOf } from './portraits';
import { posterGuidelinesBlocks } from './poster-guidelines';
import { proposalTemplate } from './proposal-template';
import { specialSessionCallBlocks } from './special-session-call';

interface Making {
  readonly shaped: ShapedWords;
  /** What was drawn of the same document in the last build. */
  readonly drawn?: KeptFile | undefined;
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
  return (content, document, { shaped, drawn, portraits }) =>
    typeset(
      blocksOf(content, document, portraits),
      imprintOf(content, document),
      documentLook(lookOf(content.theme)),
      shaped,
      drawn,
    );
}

/** Every document of the data by its file name. */
export async function makeDocuments(
  content: Content,
  { publicDir }: Pick<DocumentTools, 'publicDir'> = {},
): Promise<ReadonlyMap<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  const shaped = new ShapedWords();
  for (const document of content.documents) {
    const portraits = await portraitsFor(document, content, publicDir);
    made.set(document.file, await makers[document.kind](content, document, { shaped, portraits }));
  }
  return made;
}

interface DocumentTools {
  readonly keeper?: Keeper | undefined;
  /** Folder of the pictures that the data names; without it documents show none. */
  readonly publicDir?: string;
}

/** One of the data's documents. The same content gives the same bytes, whatever documents were made before. */
export async function makeDocument(
  content: Content,
  document: Document,
  { keeper, publicDir }: DocumentTools = {},
): Promise<Uint8Array> {
  const shaped = keeper ? shapedWordsOf(keeper) : new ShapedWords();
  const portraits = await portraitsFor(document, content, publicDir);
  const drawn = keeper?.file(`drawn ${document.file} of ${content.conference.acronym}`);
  const made = await makers[document.kind](content, document, { shaped, drawn, portraits });
  shaped.keep();
  return made;
}

const portraitsFor = async (document: Document, content: Content, publicDir: string | undefined): Promise<Portraits> =>
  publicDir === undefined ? new Map() : portraitsOf(document, content, publicDir);
