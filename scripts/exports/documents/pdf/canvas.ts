import './pdfkit-types';
import type { Direction } from '../../../../renderer/words/direction';
import { hasArabic, visualPieces } from '../../lettering/visual-pieces';
import type { Run } from '../blocks';
import type { DocumentColours } from '../colours';
import { arabicOf, type Face, faceOf, widthIn } from './fonts';
import type { Line } from './lines';
import { paper, type Style } from './theme';

/** An element of the structure that screen readers read, in PDF's own names: P, H1, Table. */
export interface Tag {
  readonly type: string;
  readonly parent?: Tag;
  readonly scope?: 'Column' | 'Row';
  /** Of a list with labels: what they are (ISO 32000-1, table 347). */
  readonly numbering?: 'Decimal' | 'Disc';
  /** BCP 47 tag, where it is not the document's language. */
  readonly language?: string | undefined;
}

/** Where a link leads: an address, or `#` and the name of a place in the document. */
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
  readonly #elements = new Map<Tag, PDFKit.PDFStructureElement>();
  #open: Tag | 'artifact' | undefined;

  readonly #direction: Direction;

  /** Every `x` is the distance from the edge at which lines begin: from the right one where text runs from right to left. */
  constructor(doc: PDFKit.PDFDocument, direction: Direction, colours: DocumentColours) {
    this.doc = doc;
    this.#direction = direction;
    this.colours = colours;
  }

  /** The place on the paper, from its left edge, of something so far from the edge at which lines begin. */
  across(x: number, width = 0): number {
    return this.#direction === 'rtl' ? paper.width - x - width : x;
  }

  rect(x: number, top: number, width: number, height: number): PDFKit.PDFDocument {
    return this.doc.rect(this.across(x, width), top, width, height);
  }

  addPage(): void {
    this.#close();
    this.doc.addPage();
  }

  /** Draws a line of text. In an artifact, links are text like any other. */
  line(line: Line, style: Style, x: number, top: number, tag: Tag | 'artifact', inlineTags?: InlineTags): void {
    for (const { run, text, x: offset, width } of this.#inOrderOfSight(line, style)) {
      const link = tag === 'artifact' ? undefined : run.link;
      const runTag = tag === 'artifact' ? tag : (inlineTags?.of(run, tag) ?? tag);
      this.#begin(runTag);
      const look: Style = { ...style, color: link ? 'link' : style.color };
      this.text(text, look, x + offset, top, faceIn(style, run), link !== undefined);
      if (link && runTag !== 'artifact' && runTag !== tag) {
        this.link(runTag, { x: x + offset, top, width, height: style.leading, label: run.text, link });
      }
    }
  }

  /** The parts of a line where they are seen: those of a line with Arabic letters are not in the order of reading. */
  #inOrderOfSight(line: Line, style: Style): Line {
    if (this.#direction === 'ltr' && !line.some(({ text }) => hasArabic(text))) return line;
    const texts = line.map(({ text }) => text);
    const pieces = visualPieces(texts, this.#direction).flatMap(({ text, part }) => {
      const run = line[part]?.run;
      if (!run) return [];
      return [{ run, text, width: widthIn(this.doc.fontSize(style.size), text, faceIn(style, run)) }];
    });
    let x = 0;
    const ordered = this.#direction === 'rtl' ? pieces.reverse() : pieces;
    return ordered.map((piece) => {
      const placed = { ...piece, x };
      x += piece.width;
      return placed;
    });
  }

  /** Draws something that is read out under a tag. */
  tagged(tag: Tag, draw: () => void): void {
    this.#begin(tag);
    draw();
  }

  /** Draws something that is not read out. */
  artifact(draw: () => void): void {
    this.#begin('artifact');
    draw();
  }

  text(text: string, { size, leading, color }: Style, x: number, top: number, face: Face, underline = false): void {
    const ink = this.colours[color];
    const width = widthIn(this.doc.fontSize(size), text, face);
    let left = this.across(x, width);
    this.doc.font(face).fillColor(ink);
    const lower = (leading - this.doc.currentLineHeight()) / 2;
    for (const piece of visualPieces([text], this.#direction)) {
      if (piece.arabic) {
        // Both fonts stand on one line.
        const options = { lineBreak: false, baseline: 'alphabetic' } as const;
        this.doc.font(arabicOf(face)).text(piece.text, left, top + lower + size * ASCENT, options);
      } else this.doc.font(face).text(piece.text, left, top + lower, { lineBreak: false });
      left += this.doc.widthOfString(piece.text);
    }
    if (underline) {
      const seen = widthIn(this.doc, text.trimEnd(), face);
      this.doc.rect(this.across(x, seen), top + leading * 0.86, seen, 0.5).fill(ink);
    }
  }

  link(tag: Tag, { x, top, width, height, label, link }: LinkArea): void {
    const left = this.across(x, width);
    const options = { structParent: this.element(tag), Contents: new String(label) };
    if (link.startsWith('#')) this.doc.goTo(left, top, width, height, link.slice(1), options);
    else this.doc.link(left, top, width, height, link, options);
  }

  /** Names the place at this height of the page. */
  name(id: string, top: number): void {
    this.doc.addNamedDestination(id, 'XYZ', null, top, null);
  }

  /** Adds a bookmark that leads to this height of the page. */
  bookmark(parent: PDFKit.PDFOutline, text: string, top: number): PDFKit.PDFOutline {
    // pdfkit measures `left` from the right edge.
    return parent.addItem(text, { left: paper.width, top, expanded: false });
  }

  end(): void {
    this.#close();
    this.doc.end();
  }

  /** The element of a tag; made, with those above it, when it is first asked for: the order of drawing is the order of reading. */
  element(tag: Tag): PDFKit.PDFStructureElement {
    const known = this.#elements.get(tag);
    if (known) return known;
    const { scope, language, numbering } = tag;
    const element = this.doc.struct(tag.type, { ...(scope && { scope }), ...(language && { lang: language }) });
    // pdfkit has no option for it.
    if (numbering) element.dictionary.data.A = { O: 'List', ListNumbering: numbering };
    this.#elements.set(tag, element);
    if (tag.parent) this.element(tag.parent).add(element);
    else this.doc.addStructure(element);
    return element;
  }

  #begin(tag: Tag | 'artifact'): void {
    if (this.#open === tag) return;
    this.#close();
    if (tag === 'artifact') this.doc.markContent('Artifact', { type: 'Layout' });
    else {
      const element = this.element(tag);
      element.add(this.doc.markStructureContent(tag.type));
    }
    this.#open = tag;
  }

  #close(): void {
    if (this.#open) this.doc.endMarkedContent();
    this.#open = undefined;
  }
}

/** Of Source Sans 3, in font sizes: from the top of a line to where its letters stand. */
const ASCENT = 1.024;

const faceIn = (style: Style, run: Line[number]['run']): Face =>
  faceOf({ bold: style.bold ?? run.bold ?? false, italic: run.italic ?? false });

/** One element for each link and each part in another language of a text, also if it runs over several lines. */
export class InlineTags {
  readonly #tags = new Map<Run, Tag>();

  /** The element of a run; the parent where it needs none of its own. */
  of(run: Run, parent: Tag): Tag {
    if (!(run.link || run.language)) return parent;
    const tag = this.#tags.get(run) ?? { type: run.link ? 'Link' : 'Span', parent, language: run.language };
    this.#tags.set(run, tag);
    return tag;
  }
}
