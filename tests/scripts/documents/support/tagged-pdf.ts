import { inflateSync } from 'node:zlib';

/** An element of the structure of a PDF, with those in it. */
export interface Element {
  readonly type: string;
  /** Its dictionary as text. */
  readonly dictionary: string;
  readonly children: readonly Element[];
}

/** As much of a PDF as the rules of PDF/UA are about, as pdfkit writes it: one object after the other, none packed into streams. */
export interface TaggedPdf {
  readonly catalog: string;
  readonly metadata: string;
  readonly viewer: string;
  readonly root: Element;
  /** Dictionaries of pages, with what is drawn on them. */
  readonly pages: readonly { readonly id: string; readonly dictionary: string; readonly content: string }[];
  /** Dictionaries of all objects. */
  readonly objects: readonly string[];
  /** The structure's list of what is drawn on each page, and of its links: by key, one element or those of a page. */
  readonly parents: ReadonlyMap<string, readonly string[]>;
  /** The text of an object by its number; nothing where there is none. */
  readonly object: (id: string | undefined) => string;
  /** What a stream holds by its number. */
  readonly stream: (id: string | undefined) => string;
}

const OBJECT = /(?:^|\n)(\d+) 0 obj\n/g;

export function taggedPdf(bytes: Uint8Array): TaggedPdf {
  const pdf = Buffer.from(bytes);
  const text = pdf.toString('latin1');
  const found = [...text.matchAll(OBJECT)].map(({ 0: head, 1: id, index }) => ({ id, start: index + head.length }));
  const objects = new Map(
    found.map(({ id, start }, at) => [id, { start, text: text.slice(start, found[at + 1]?.start ?? text.length) }]),
  );
  const object = (reference: string | undefined) => objects.get(reference)?.text.split('endobj')[0] ?? '';
  const referred = (dictionary: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
  const all = [...objects.keys()].map(object);
  const dictionaries = all.map((each) => each.split('\nstream\n')[0] ?? '');
  const catalog = dictionaries.find((each) => each.includes('/Type /Catalog')) ?? '';

  const elementOf = (id: string): Element => {
    const dictionary = object(id);
    const kids = /\/K \[([\s\S]*?)\]\n/.exec(dictionary)?.[1]?.replace(/<<[\s\S]*?>>/g, ' ') ?? '';
    const children = [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid = '']) => elementOf(kid));
    return { type: /\/S \/(\w+)/.exec(dictionary)?.[1] ?? '', dictionary, children };
  };
  const streamOf = (id: string | undefined) => {
    const { start, text: whole = '' } = objects.get(id) ?? {};
    if (start === undefined) return '';
    return inflateSync(pdf.subarray(start + whole.indexOf('stream\n') + 'stream\n'.length)).toString('latin1');
  };
  const tree = object(referred(catalog, 'StructTreeRoot'));
  return {
    catalog,
    metadata: object(referred(catalog, 'Metadata')),
    viewer: object(referred(catalog, 'ViewerPreferences')),
    root: elementOf(/\/K \[(\d+) 0 R/.exec(tree)?.[1] ?? ''),
    pages: [...objects.keys()]
      .map((id = '') => ({ id, dictionary: object(id) }))
      .filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary))
      .map(({ id, dictionary }) => ({ id, dictionary, content: streamOf(referred(dictionary, 'Contents')) })),
    objects: dictionaries,
    parents: new Map(
      [...tree.matchAll(/\n +(\d+) (?:\[([^\]]*)\]|(\d+ 0 R))/g)].map(([, key = '', several, one = '']) => [
        key,
        (several ?? one).match(/\d+ 0 R|null/g) ?? [],
      ]),
    ),
    object,
    stream: streamOf,
  };
}

/** An element and all below it, in the order of reading. */
export const elementsIn = (element: Element): Element[] => [element, ...element.children.flatMap(elementsIn)];
