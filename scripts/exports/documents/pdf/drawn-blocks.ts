import { deflateSync } from 'node:zlib';
import { hashOf } from '../../../cache/hash-of.mjs';
import type { KeptFile } from '../../../cache/kept-work';
import type { Block } from '../blocks';
import { type BlockDrawings, blockDrawings, drawnOf, outlineOf } from './block-drawings';
import type { Canvas } from './canvas';
import { type GlyphLists, glyphLists, glyphNumbers } from './glyph-numbers';
import type { Drawn } from './marked-content';
import type { Box, Drawing, Mark } from './paginate';
import type { Tag } from './tag';

/** What is kept of the last document. */
interface Kept {
  readonly glyphs: GlyphLists;
  /** By the hash of all that they are made of. */
  readonly blocks: Readonly<Record<string, KeptBlock>>;
  /** What is drawn on each page, deflated, in Base64, by its hash before that. */
  readonly deflated: Readonly<Record<string, string>>;
}

interface KeptBlock extends BlockDrawings {
  /** The pages whose numbers are in it, by what is on them. */
  readonly pages: Readonly<Record<string, number>>;
}

/** To lay out and draw so small a part of the blocks takes less time than to write all of them down again. */
const FEW = 1 / 100;

/**
 * Blocks with links and pictures, and those that fill a page, which are drawn where they stand. In the texts of a block, quotation marks
 * are escaped: none of them is taken for this.
 */
const OF_ITS_PAGE = /"link":|"kind":"(?:code|contents|cover|notes|profile)"/;

/**
 * The blocks of a document, each laid out and drawn apart from any page before it is put on its pages: those of the last build need not
 * be laid out and drawn again, and an edit changes a few of some thousand.
 */
export class DrawnBlocks {
  readonly #file: KeptFile | undefined;
  readonly #settings: string;
  readonly #root: Tag;
  readonly #pageOf: (id: string) => number;
  readonly #kept: Kept;
  readonly #hasNumbers: ReturnType<typeof glyphNumbers>;
  readonly #deflated: Record<string, string> = {};
  readonly #used: Record<string, KeptBlock> = {};
  #asked: Record<string, number> = {};
  #new = 0;

  /**
   * @param settings all that blocks of the document go by, beside what is in them
   * @param root the tag that is above those of all blocks
   * @param pageOf the page of a heading or an anchor, when all are known
   */
  constructor(file: KeptFile | undefined, settings: unknown, root: Tag, pageOf: (id: string) => number) {
    this.#file = file;
    this.#settings = JSON.stringify(settings);
    this.#root = root;
    this.#pageOf = pageOf;
    const kept = file?.find();
    this.#kept = kept ? (JSON.parse(Buffer.from(kept).toString()) as Kept) : { glyphs: {}, blocks: {}, deflated: {} }; // as `keep` wrote it
    this.#hasNumbers = glyphNumbers(this.#kept.glyphs);
  }

  /** The boxes of a block with those headings in it, which are laid out and drawn where none are kept. */
  boxesOf(block: Block, marks: readonly Mark[], layOut: () => readonly Box[]): readonly Box[] {
    // A picture is no text.
    const contents = block.kind === 'profile' ? undefined : JSON.stringify([block, marks]);
    if (contents === undefined || OF_ITS_PAGE.test(contents)) return layOut();
    const key = hashOf(this.#settings + contents, 32);
    const kept = this.#kept.blocks[key];
    const laidOut = kept ? undefined : layOut();
    const outline = kept?.outline ?? outlineOf(laidOut ?? []);
    const drawn = once((canvas) => {
      const own = kept && this.#isSame(kept, canvas) ? kept : this.#draw(laidOut ?? layOut(), canvas);
      this.#used[key] ??= own;
      return drawnOf(own, this.#root);
    });
    const drawing =
      (place: number): Drawing['draw'] =>
      (canvas, top) => {
        const own = drawn(canvas)[place];
        if (own) canvas.put(own, top);
      };
    const carried = outline.carried.map((height, at) => ({ height, draw: drawing(outline.boxes.length + at) }));
    return outline.boxes.map(({ carries, ...facts }, at) => {
      const carry = carries === undefined ? undefined : carried[carries];
      return { ...facts, draw: drawing(at), ...(carry && { carry }) };
    });
  }

  /** The page of a heading or an anchor; what is drawn by it is noted to be so. */
  pageOf(id: string): number {
    const page = this.#pageOf(id);
    this.#asked[id] = page;
    return page;
  }

  /** Deflates what is drawn on a page: to find that it is the same takes a tenth of the time. */
  deflate(operators: Uint8Array): Uint8Array {
    const key = hashOf(operators, 32);
    const kept = this.#kept.deflated[key] ?? Buffer.from(deflateSync(operators)).toString('base64');
    this.#deflated[key] = kept;
    return Buffer.from(kept, 'base64');
  }

  /** Whether a block would be drawn as it was. */
  #isSame({ glyphs, pages }: KeptBlock, { doc }: Canvas): boolean {
    return Object.entries(pages).every(([id, page]) => this.#pageOf(id) === page) && this.#hasNumbers(doc, glyphs);
  }

  #draw(boxes: readonly Box[], canvas: Canvas): KeptBlock {
    this.#new += 1;
    this.#asked = {};
    return { ...blockDrawings(boxes, this.#root, canvas), pages: this.#asked };
  }

  /** Keeps the blocks of a document in which all is drawn for the next one, if there are new ones, and not only a few. */
  keep(doc: PDFKit.PDFDocument): void {
    if (this.#new <= Object.keys(this.#used).length * FEW) return;
    const kept: Kept = { glyphs: glyphLists(doc), blocks: this.#used, deflated: this.#deflated };
    this.#file?.keep(JSON.stringify(kept));
  }
}

function once(make: (canvas: Canvas) => readonly Drawn[]): typeof make {
  let made: readonly Drawn[] | undefined;
  return (canvas) => {
    made ??= make(canvas);
    return made;
  };
}
