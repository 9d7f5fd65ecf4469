import './pdfkit-types';
import type { DocumentColours } from '../colours';
import { type Face, faceOf } from './fonts';
import type { Line } from './lines';
import { paper, type Style } from './theme';

/** An element of the structure that screen readers read, in PDF's own names: P, H1, Table. */
export interface Tag {
  readonly type: string;
  readonly parent?: Tag;
  readonly scope?: 'Column' | 'Row';
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

  constructor(doc: PDFKit.PDFDocument, colours: DocumentColours) {
    this.doc = doc;
    this.colours = colours;
  }

  addPage(): void {
    this.#close();
    this.doc.addPage();
  }

  /** Draws a line of text. In an artifact, links are text like any other. */
  line(line: Line, style: Style, x: number, top: number, tag: Tag | 'artifact', linkTags?: LinkTags): void {
    for (const { run, text, x: offset, width } of line) {
      const link = tag === 'artifact' ? undefined : run.link;
      const linkTag = link && tag !== 'artifact' ? linkTags?.of(run, tag) : undefined;
      this.#begin(linkTag ?? tag);
      const face = faceOf({ bold: style.bold ?? run.bold ?? false, italic: run.italic ?? false });
      this.text(text, { ...style, color: link ? 'link' : style.color }, x + offset, top, face, link !== undefined);
      if (link && linkTag) {
        this.link(linkTag, { x: x + offset, top, width, height: style.leading, label: run.text, link });
      }
    }
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
    this.doc.font(face).fontSize(size).fillColor(ink);
    const lower = (leading - this.doc.currentLineHeight()) / 2;
    this.doc.text(text, x, top + lower, { lineBreak: false });
    if (underline) this.doc.rect(x, top + leading * 0.86, this.doc.widthOfString(text.trimEnd()), 0.5).fill(ink);
  }

  link(tag: Tag, { x, top, width, height, label, link }: LinkArea): void {
    const options = { structParent: this.element(tag), Contents: new String(label) };
    if (link.startsWith('#')) this.doc.goTo(x, top, width, height, link.slice(1), options);
    else this.doc.link(x, top, width, height, link, options);
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
    const element = this.doc.struct(tag.type, tag.scope ? { scope: tag.scope } : {});
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

/** One Link element for each link of a text, also if it runs over several lines. */
export class LinkTags {
  readonly #tags = new Map<unknown, Tag>();

  of(run: unknown, parent: Tag): Tag {
    const tag = this.#tags.get(run) ?? { type: 'Link', parent };
    this.#tags.set(run, tag);
    return tag;
  }
}
