import PDFDocument from 'pdfkit';
import type { Words } from '../../../../renderer/words';
import { directionOf } from '../../../../renderer/words/direction';
import type { Block, Heading } from '../blocks';
import type { DocumentColours } from '../colours';
import { Canvas, type Tag } from './canvas';
import { faceOf, registerFonts, widthIn } from './fonts';
import { layOut } from './lay-out';
import { furnish } from './page-furniture';
import { type Mark, paginate } from './paginate';
import type { Setting } from './setting';
import type { ShapedWords } from './shaped-words';
import { paper } from './theme';

/** What a PDF says about itself. */
export interface Imprint {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** Stands for the moment of making: the same data make the same bytes. */
  readonly date: Date;
  /** At the start of the head of each page. */
  readonly runningHead: string;
  /** Of documents in that language. */
  readonly words: Words['documents'];
}

/** Makes a tagged PDF: lays out the blocks, finds their pages, then draws them. */
export async function typeset(
  blocks: readonly Block[],
  imprint: Imprint,
  colours: DocumentColours,
  shaped: ShapedWords,
): Promise<Uint8Array> {
  const doc = openDocument(imprint, shaped);
  const bytes = collect(doc);

  const pageOfMark = new Map<string, number>();
  const setting: Setting = {
    measureIn: measureFor(doc),
    marks: marksOf(blocks),
    pageOf: (id) => pageOfMark.get(id),
    layOut: (inner, column) => layOut(inner, column, setting),
    words: imprint.words,
  };
  const root: Tag = { type: 'Document' };
  const width = paper.width - paper.left - paper.right;
  const boxes = setting.layOut(blocks, { x: paper.left, width, tag: root });
  const pages = paginate(boxes, { top: paper.top, bottom: paper.height - paper.bottom });
  pages.forEach((page, index) => {
    for (const { box } of page) if (box.mark) pageOfMark.set(box.mark.id, index + 1);
  });

  const canvas = new Canvas(doc, directionOf(imprint.language), colours);
  const bookmarks = [doc.outline];
  let chapter = '';
  pages.forEach((page, index) => {
    canvas.addPage();
    chapter = page.find(({ box }) => box.mark?.level === 1)?.box.mark?.text ?? chapter;
    // The first page says all this itself.
    if (index > 0) {
      const number = imprint.words.pageOf(index + 1, pages.length);
      furnish(canvas, { start: imprint.runningHead, end: chapter, number });
    }
    for (const { box, top } of page) {
      if (box.mark) mark(canvas, bookmarks, box.mark, top);
      box.draw(canvas, top);
    }
  });
  canvas.end();
  return bytes;
}

/** Every heading with a name of its own, in the order of the document. */
function marksOf(blocks: readonly Block[]): Map<Heading, Mark> {
  const headings = blocks.filter((block) => block.kind === 'heading');
  return new Map(
    headings.map((heading, index) => {
      const { level, text, id = `section-${index + 1}` } = heading;
      return [heading, { id, level, text }];
    }),
  );
}

/** Names a place and hangs its bookmark below the last one of a higher level. */
function mark(canvas: Canvas, bookmarks: PDFKit.PDFOutline[], { id, level, text }: Mark, top: number): void {
  canvas.name(id, top);
  bookmarks.length = Math.min(level, bookmarks.length);
  const parent = bookmarks.at(-1);
  if (parent) bookmarks.push(canvas.bookmark(parent, text, top));
}

/** Measures texts; each once in its size and face, since the words of a document stand in it again and again. */
function measureFor(doc: PDFKit.PDFDocument): Setting['measureIn'] {
  const known = new Map<string, Map<string, number>>();
  return ({ size, bold }) =>
    (text, run) => {
      const face = faceOf({ bold: bold ?? run.bold ?? false, italic: run.italic ?? false });
      const look = `${size} ${face}`;
      const widths = known.get(look) ?? new Map<string, number>();
      known.set(look, widths);
      const width = widths.get(text) ?? widthIn(doc.fontSize(size), text, face);
      widths.set(text, width);
      return width;
    };
}

function openDocument({ title, author, subject, language, date }: Imprint, shaped: ShapedWords): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
  });
  registerFonts(doc, shaped);
  escapeMetadata(doc, [title, author, subject]);
  return doc;
}

/** pdfkit writes titles into the XML of the metadata as they are: "&" would break it. */
function escapeMetadata(doc: PDFKit.PDFDocument, texts: readonly string[]): void {
  const append = doc.appendXML.bind(doc);
  const special = texts.filter((text) => /[&<>]/.test(text));
  doc.appendXML = (xml, newLine) =>
    append(
      special.reduce((escaped, text) => escaped.replaceAll(`>${text}<`, `>${escapeXml(text)}<`), xml),
      newLine,
    );
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
