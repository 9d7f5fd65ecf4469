import { numberOf } from './number-of';
import './pdfkit-types';
import type { Tag } from './tag';

/** An element of the structure, as it will be written. */
interface Element {
  readonly id: number;
  readonly tag: Tag;
  readonly parent: Reference;
  /** What it holds, in the words of PDF: other elements, numbers of parts of its page, parts of other pages, links. */
  readonly kids: string[];
  /** That of its first part. */
  page?: PDFKit.PDFKitReference;
}

/** Names another object of the file. */
type Reference = string;

/**
 * The structure of a document, which screen readers read (ISO 32000-1, 14.7). It is kept and written as text: pdfkit has some ten objects
 * for each element, and a large programme tens of thousands of elements.
 */
export class Structure {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFKitReference;
  readonly #top: Reference[] = [];
  readonly #elements = new Map<Tag, Element>();
  /** The elements by the keys of what is drawn: that of a link, those of the parts of a page. */
  readonly #parents: (Reference | readonly Reference[])[] = [];
  readonly #parts = new Map<PDFKit.PDFKitReference, Reference[]>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#root = doc.getStructTreeRoot();
    this.#root.finalize = () => this.#write();
  }

  /** The element of a tag; made, with those above it, when it is first asked for: the order of drawing is the order of reading. */
  element(tag: Tag): Element {
    const known = this.#elements.get(tag);
    if (known) return known;
    const above = tag.parent && this.element(tag.parent);
    const id = this.#doc._offsets.push(null);
    const element: Element = { id, tag, parent: above ? referenceTo(above) : `${this.#root}`, kids: [] };
    (above?.kids ?? this.#top).push(referenceTo(element));
    this.#elements.set(tag, element);
    return element;
  }

  /** Puts what is drawn next on the page under a tag; gives its number on the page. */
  part(tag: Tag): number {
    const element = this.element(tag);
    const { dictionary } = this.#doc.page;
    const number = this.#partsOf(dictionary).push(referenceTo(element)) - 1;
    element.page ??= dictionary;
    element.kids.push(
      element.page === dictionary ? `${number}` : `<<\n/Type /MCR\n/Pg ${dictionary}\n/MCID ${number}\n>>`,
    );
    return number;
  }

  /** Puts a link of the page under a tag: it is made with its key. */
  link(tag: Tag, make: (key: number) => void): void {
    const element = this.element(tag);
    make(this.#parents.push(referenceTo(element)) - 1);
    const { annotations, dictionary } = this.#doc.page;
    element.kids.push(`<<\n/Type /OBJR\n/Obj ${annotations.at(-1)}\n/Pg ${dictionary}\n>>`);
  }

  #partsOf(page: PDFKit.PDFKitReference): Reference[] {
    const known = this.#parts.get(page);
    if (known) return known;
    const parts: Reference[] = [];
    this.#parts.set(page, parts);
    Object.assign(page.data, { StructParents: this.#parents.push(parts) - 1 });
    return parts;
  }

  #write(): void {
    const doc = this.#doc;
    const numbers = this.#parents.map(
      (own, key) => `    ${key} ${typeof own === 'string' ? own : `[${own.join(' ')}]`}`,
    );
    this.#root.offset = doc._offset;
    doc._write(
      [
        `${this.#root.id} 0 obj\n<<\n/Type /StructTreeRoot\n/ParentTree <<\n  /Nums [`,
        ...numbers,
        `]\n>>\n/ParentTreeNextKey ${numbers.length}\n/K [${this.#top.join(' ')}]\n>>\nendobj`,
      ].join('\n'),
    );
    doc._refEnd(this.#root);
    const { height } = doc.page;
    for (const { id, tag, parent, kids, page } of this.#elements.values()) {
      doc._offsets[id - 1] = doc._offset;
      const facts = `/S /${tag.type}${attributes(tag, height)}\n/P ${parent}${page ? `\n/Pg ${page}` : ''}`;
      doc._write(`${id} 0 obj\n<<\n${facts}\n/K [${kids.join(' ')}]\n>>\nendobj`);
    }
  }
}

const referenceTo = ({ id }: Element): Reference => `${id} 0 R`;

/** What an element says beside its type and its place. */
function attributes({ language, alt, box, scope, span, numbering }: Tag, pageHeight: number): string {
  let text = '';
  if (language) text += `\n/Lang ${textString(language)}`;
  if (alt !== undefined) text += `\n/Alt ${textString(alt)}`;
  if (box) {
    const [left, top, right, bottom] = box;
    const edges = [left, pageHeight - bottom, right, pageHeight - top].map(numberOf);
    text += `\n/A <<\n/O /Layout\n/Placement /Block\n/BBox [${edges.join(' ')}]\n>>`;
  }
  if (scope) text += `\n/A <<\n/O /Table\n/Scope /${scope}\n>>`;
  if (span) text += `\n/A <<\n/O /Table\n/ColSpan ${span.columns}\n/RowSpan ${span.rows}\n>>`;
  if (numbering) text += `\n/A <<\n/O /List\n/ListNumbering /${numbering}\n>>`;
  return text;
}

/** A text as PDF has it (ISO 32000-1, 7.9.2.2), each byte as a letter. */
function textString(text: string): string {
  const isPlain = /^[ -~]*$/.test(text);
  const bytes = isPlain ? text : Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
  return `(${bytes.replace(/[()\\]/g, String.raw`\$&`).replaceAll('\r', String.raw`\r`)})`;
}
