import './pdfkit-types';
import type { Direction } from '../../../../renderer/words/direction';
import type { DocumentColours } from '../colours';
import { drawLetters } from './draw-letters';
import { byFont, type Face, faceIn, pieceWidth, widthIn } from './fonts';
import { inkOf } from './ink';
import type { InlineTags } from './inline-tags';
import { type PlacedText, partsOfLine } from './line-parts';
import type { Line } from './lines';
import { type Drawn, MarkedContent } from './marked-content';
import type { Tag } from './tag';
import type { PageSize, Style } from './theme';

/** The parts that all pages of a document share. */
export interface CanvasLook {
  readonly direction: Direction;
  readonly colours: DocumentColours;
  readonly page: PageSize;
}

/** The target of a link: an address, or `#` and the name of a place in the document. */
interface LinkArea {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly link: string;
}

/**
 * Draws on the current page of a document, and keeps the structure beside it: whatever is drawn belongs to a tag, or is
 * an artifact, which screen readers pass over.
 */
export class Canvas {
  readonly doc: PDFKit.PDFDocument;
  readonly colours: DocumentColours;
  readonly #marked: MarkedContent;
  readonly #direction: Direction;
  readonly #page: PageSize;

  /** Every `x` is the distance from the edge at which lines begin: from the right one where text runs from right to left. */
  constructor(doc: PDFKit.PDFDocument, { direction, colours, page }: CanvasLook) {
    this.doc = doc;
    this.#marked = new MarkedContent(doc);
    this.#direction = direction;
    this.colours = colours;
    this.#page = page;
  }

  /** The place on the paper, from its left edge, of something so far from the edge at which lines begin. */
  across(x: number, width = 0): number {
    return this.#direction === 'rtl' ? this.#page.width - x - width : x;
  }

  rect(x: number, top: number, width: number, height: number): PDFKit.PDFDocument {
    return this.doc.rect(this.across(x, width), top, width, height);
  }

  addPage(): void {
    this.#marked.end();
    this.doc.addPage();
  }

  /** Draws a line of text. In an artifact, links are text like any other. */
  line(line: Line, style: Style, x: number, top: number, tag: Tag | 'artifact', inlineTags?: InlineTags): void {
    for (const { run, pieces } of partsOfLine(this.doc, line, style, this.#direction)) {
      const link = tag === 'artifact' ? undefined : run.link;
      const runTag = tag === 'artifact' ? tag : (inlineTags?.of(run, tag) ?? tag);
      this.#marked.begin(runTag);
      const look: Style = { ...style, color: link ? 'link' : style.color };
      const face = faceIn(style, run);
      for (const piece of pieces) this.#piece(piece, look, x + piece.x, top, face, link !== undefined);
      if (!link || runTag === 'artifact' || runTag === tag) continue;
      for (const { x: offset, width } of pieces) {
        this.link(runTag, { x: x + offset, top, width, height: style.leading, label: run.text, link });
      }
    }
  }

  /** Draws something that is read out under a tag. */
  tagged(tag: Tag, draw: () => void): void {
    this.#marked.begin(tag);
    draw();
  }

  /** Draws something that is not read out. */
  artifact(draw: () => void): void {
    this.#marked.begin('artifact');
    draw();
  }

  /** Draws a text in one look, under the tag that is open. */
  text(text: string, style: Style, x: number, top: number): void {
    const run = { text };
    const face = faceIn(style, run);
    const width = widthIn(this.doc.fontSize(style.size), text, face);
    const parts = partsOfLine(this.doc, [{ run, text, x: 0, width }], style, this.#direction);
    for (const piece of parts.flatMap(({ pieces }) => pieces)) this.#piece(piece, style, x + piece.x, top, face, false);
  }

  #piece(
    { text, arabic, width }: PlacedText,
    { size, leading, color }: Style,
    x: number,
    top: number,
    face: Face,
    underline: boolean,
  ): void {
    const ink = this.colours[color];
    const left = this.across(x, width);
    this.doc.fontSize(size).font(face).addContent(inkOf(ink));
    const lower = (leading - this.doc.currentLineHeight()) / 2;
    // Thousandths of the size: from the top of a line to where its letters stand. All fonts of a line stand on one.
    const baseline = top + lower + (size * this.doc._font.ascender) / 1000;
    let at = left;
    for (const part of byFont({ text, arabic }, face)) {
      const isBaseline = part.font !== face;
      const y = isBaseline ? baseline : top + lower;
      const own = this.doc.font(part.font).widthOfString(part.text);
      // A text with a break in it is of several parts.
      if (part.text.includes('\n'))
        this.doc.text(part.text, at, y, { lineBreak: false, ...(isBaseline && { baseline: 'alphabetic' }) });
      else drawLetters(this.doc, part.text, { left: at, top: y, width: part.text === text ? width : own, isBaseline });
      at += own;
    }
    if (underline) {
      const seen = pieceWidth(this.doc, { text: text.trimEnd(), arabic }, face);
      this.doc.rect(this.across(x, seen), top + leading * 0.86, seen, 0.5).fill(ink);
    }
  }

  link(tag: Tag, { x, top, width, height, label, link }: LinkArea): void {
    const left = this.across(x, width);
    this.#marked.link(tag, (key) => {
      const options = { StructParent: key, Contents: new String(label) };
      if (link.startsWith('#')) this.doc.goTo(left, top, width, height, link.slice(1), options);
      else this.doc.link(left, top, width, height, link, options);
    });
  }

  /** Names the place at this height of the page. */
  name(id: string, top: number): void {
    this.doc.addNamedDestination(id, 'XYZ', null, top, null);
  }

  /** Adds a bookmark that leads to this height of the page. */
  bookmark(parent: PDFKit.PDFOutline, text: string, top: number): PDFKit.PDFOutline {
    // pdfkit measures `left` from the right edge.
    return parent.addItem(text, { left: this.#page.width, top, expanded: false });
  }

  end(): void {
    this.#marked.end();
    this.doc.end();
  }

  /** Has an element stand here in the order of reading, even if nothing is drawn under it. */
  element(tag: Tag): void {
    this.#marked.element(tag);
  }

  /** Draws letters and areas apart from the page, see `MarkedContent`. */
  apart(draw: () => void): Drawn {
    return this.#marked.apart(draw);
  }

  /** Puts what was drawn apart on the page, so far from its top. */
  put(drawn: Drawn, top: number): void {
    this.#marked.put(drawn, top);
  }
}
