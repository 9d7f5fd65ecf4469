import type { Words } from '../../../../renderer/words';
import { directionOf } from '../../../../renderer/words/direction';
import type { Block, Heading } from '../blocks';
import type { DocumentLook } from '../colours';
import { Canvas } from './canvas';
import { layOut } from './lay-out';
import { type Facts, measureFor, openDocument } from './open-document';
import { furnish } from './page-furniture';
import { type Mark, paginate, paginateSheet } from './paginate';
import type { Setting } from './setting';
import type { ShapedWords } from './shaped-words';
import type { Tag } from './tag';
import { paper } from './theme';
import { collect } from './whole-bytes';

/** The same of a document with running heads. */
export interface Imprint extends Facts {
  /** At the start of the head of each page. */
  readonly runningHead: string;
  /** Of one that is read at arm's length, see `Setting`. */
  readonly enlarged?: number;
  /** Of documents in that language. */
  readonly words: Words['documents'];
}

/**
 * Makes a tagged PDF: lays out the blocks, finds their pages, then draws them.
 */
export async function typeset(
  blocks: readonly Block[],
  imprint: Imprint,
  { colours, hasDisplayFace }: DocumentLook,
  shaped: ShapedWords,
): Promise<Uint8Array> {
  const doc = openDocument(imprint, shaped, paper);
  const bytes = collect(doc);

  const pageOfMark = new Map<string, number>();
  const root: Tag = { type: 'Document' };
  const direction = directionOf(imprint.language);
  const setting: Setting = {
    measureIn: measureFor(doc),
    hasDisplayFace,
    ...(imprint.enlarged !== undefined && { enlarged: imprint.enlarged }),
    marks: marksOf(blocks),
    pageOf: (id) => pageOfMark.get(id) ?? 0,
    layOut: (inner, column) => layOut(inner, column, setting),
    words: imprint.words,
  };
  const width = paper.width - paper.left - paper.right;
  const boxes = layOut(blocks, { x: paper.left, width, tag: root }, setting);
  const fill = blocks[0]?.kind === 'title' ? paginateSheet : paginate;
  const pages = fill(boxes, { top: paper.top, bottom: paper.height - paper.bottom });
  pages.forEach((page, index) => {
    for (const { box } of page) {
      const name = box.mark?.id ?? box.anchor;
      // A thing that is shown twice is looked for at its first place.
      if (name !== undefined && !pageOfMark.has(name)) pageOfMark.set(name, index + 1);
    }
  });

  const canvas = new Canvas(doc, { direction, colours, page: paper });
  const bookmarks = [doc.outline];
  const heads = runningHeads(
    pages.map((page) => page.flatMap(({ box: { mark: its } }) => (its?.level === 1 ? [its.text] : []))),
  );
  pages.forEach((page, index) => {
    canvas.addPage();
    // A cover, or the head of a document, says all this itself.
    if (index > 0 || !saysItself(blocks)) {
      const number = imprint.words.pageOf(index + 1, pages.length);
      furnish(canvas, { start: imprint.runningHead, end: heads[index] ?? '', number });
    }
    for (const { box, top } of page) {
      if (box.mark) mark(canvas, bookmarks, box.mark, top);
      box.draw(canvas, top);
    }
  });
  canvas.end();
  return bytes;
}

/** What each page is headed with: the first chapter that begins on it, else the one that goes on there. */
export function runningHeads(begun: readonly (readonly string[])[]): string[] {
  let goesOn = '';
  return begun.map((chapters) => {
    const shown = chapters[0] ?? goesOn;
    goesOn = chapters.at(-1) ?? goesOn;
    return shown;
  });
}

const saysItself = ([first]: readonly Block[]) => first?.kind === 'cover' || first?.kind === 'title';

/** Every heading with a name of its own, in the order of the document. */
function marksOf(blocks: readonly Block[]): Map<Heading, Mark> {
  const headings = headingsIn(blocks);
  return new Map(
    headings.map((heading, index) => {
      const { level, text, id = `section-${index + 1}` } = heading;
      return [heading, { id, level, text }];
    }),
  );
}

const headingsIn = (blocks: readonly Block[]): Heading[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block];
    if (block.kind === 'profile') return [block.heading];
    return block.kind === 'together' ? headingsIn(block.blocks) : [];
  });

/** Names a place and hangs its bookmark below the last one of a higher level. */
function mark(canvas: Canvas, bookmarks: PDFKit.PDFOutline[], { id, level, text }: Mark, top: number): void {
  canvas.name(id, top);
  bookmarks.length = Math.min(level, bookmarks.length);
  const parent = bookmarks.at(-1);
  if (parent) bookmarks.push(canvas.bookmark(parent, text, top));
}
