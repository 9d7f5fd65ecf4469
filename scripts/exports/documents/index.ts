import type { Document, PublishedContent } from '../../../shared/model/content';
import type { Block } from './blocks';
import { bookletBlocks } from './booklet/booklet';
import { makeDocumentPdf } from './document-pdf';
import { type Portraits, portraitsOf } from './portraits';
import { posterGuidelinesBlocks } from './poster-guidelines';
import { proposalTemplate } from './proposal-template';
import { specialSessionCallBlocks } from './special-session-call';

type Maker = (content: PublishedContent, document: Document, portraits: Portraits) => Promise<Uint8Array> | Uint8Array;

/** The kinds of document with their makers: a new kind is one row and one file. */
const makers: Readonly<Record<Document['kind'], Maker>> = {
  booklet: pdfOf(bookletBlocks),
  'poster-guidelines': pdfOf(posterGuidelinesBlocks),
  'special-session-call': pdfOf(specialSessionCallBlocks),
  'proposal-template': proposalTemplate,
};

function pdfOf(blocksOf: (content: PublishedContent, document: Document, portraits: Portraits) => Block[]): Maker {
  return (content, document, portraits) =>
    makeDocumentPdf(blocksOf(content, document, portraits), content, document.title, { files: portraits });
}

/** Makes every document of the data, by its file name. */
export async function makeDocuments(
  content: PublishedContent,
  tools: DocumentTools = {},
): Promise<ReadonlyMap<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  for (const document of content.documents) made.set(document.file, await makeDocument(content, document, tools));
  return made;
}

interface DocumentTools {
  /** Folder of the pictures that the data names; without it documents show none. */
  readonly publicDir?: string;
}

/** Makes one of the data's documents. Equal content gives equal bytes. */
export async function makeDocument(
  content: PublishedContent,
  document: Document,
  { publicDir }: DocumentTools = {},
): Promise<Uint8Array> {
  const portraits = publicDir === undefined ? new Map() : await portraitsOf(document, content, publicDir);
  return makers[document.kind](content, document, portraits);
}
