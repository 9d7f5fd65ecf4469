import { fontOf } from './fonts';
import { numberOf } from './number-of';
import './pdfkit-types';
import { Structure } from './structure';
import type { Tag } from './tag';

/** What is drawn under one tag; without operators, an element under which nothing is drawn here. */
interface Part {
  readonly tag: Tag | 'artifact';
  readonly operators?: string;
}

/** The same while it is drawn. */
type OpenPart = Pick<Part, 'tag'> & { readonly operators?: string[] };

/** A thing that was drawn apart from any page. */
export interface Drawn {
  readonly parts: readonly Part[];
  /** Names of the fonts that it is drawn with. */
  readonly fonts: readonly string[];
}

/** Puts what is drawn under tags (ISO 32000-1, 14.6), on a page or apart from any. */
export class MarkedContent {
  readonly #doc: PDFKit.PDFDocument;
  readonly #structure: Structure;
  #open: Tag | 'artifact' | undefined;
  /** The parts of what is being drawn apart. */
  #apart: OpenPart[] | undefined;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#structure = new Structure(doc);
  }

  /** Puts what is drawn next under a tag. */
  begin(tag: Tag | 'artifact'): void {
    if (this.#open === tag) return;
    this.end();
    if (this.#apart) this.#apart.push({ tag, operators: [] });
    else if (tag === 'artifact') this.#doc.addContent('/Artifact <<\n/Type /Layout\n>> BDC');
    else this.#doc.addContent(`/${tag.type} <<\n/MCID ${this.#structure.part(tag)}\n>> BDC`);
    this.#open = tag;
  }

  end(): void {
    if (this.#open && !this.#apart) this.#doc.addContent('EMC');
    this.#open = undefined;
  }

  /** Has an element stand here in the order of reading, even if nothing is drawn under it. */
  element(tag: Tag): void {
    if (!this.#apart) this.#structure.element(tag);
    else {
      this.end();
      this.#apart.push({ tag });
    }
  }

  /** Puts a link of the page under a tag, see `Structure`. */
  link(tag: Tag, make: (key: number) => void): void {
    this.#structure.link(tag, make);
  }

  /**
   * Draws letters and areas apart from the page, as if its upper edge were where they begin: `put` has them on any page. Links and
   * pictures belong to a page.
   */
  apart(draw: () => void): Drawn {
    const open = this.#open;
    this.#open = undefined;
    const doc = this.#doc;
    const { page, addContent } = doc;
    const fonts: Record<string, PDFKit.PDFKitReference> = {};
    const parts: OpenPart[] = [];
    doc.page = Object.create(page, { fonts: { value: fonts } });
    doc.addContent = (operator) => {
      parts.at(-1)?.operators?.push(operator);
      return doc;
    };
    this.#apart = parts;
    draw();
    this.#apart = undefined;
    this.#open = open;
    doc.addContent = addContent;
    doc.page = page;
    return {
      parts: parts.map(({ tag, operators }) => ({ tag, ...(operators && { operators: operators.join('\n') }) })),
      fonts: Object.keys(fonts),
    };
  }

  /** Puts what was drawn apart on the page, so far from its top; what goes on under the same tag is one part with it. */
  put({ parts, fonts }: Drawn, top: number): void {
    const doc = this.#doc;
    for (const name of fonts) doc.page.fonts[name] ??= fontOf(doc, name).ref();
    doc.addContent(`q\n1 0 0 1 0 ${numberOf(top)} cm`);
    for (const { tag, operators } of parts) {
      if (operators !== undefined) {
        this.begin(tag);
        doc.addContent(operators);
      } else if (tag !== 'artifact') this.element(tag);
    }
    doc.addContent('Q');
  }
}
