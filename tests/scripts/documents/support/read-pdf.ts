import { getDocumentProxy } from 'unpdf';

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

/** What a reader of a PDF finds in it. */
export interface ReadPdf {
  readonly pages: number;
  /** Of each page, in the order of the content. */
  readonly texts: readonly string[];
  readonly text: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly metadata: string;
  readonly isMarked: boolean;
  /** Roles of the structure, in the order of reading. */
  readonly tags: readonly string[];
  /** What pictures show. */
  readonly alts: readonly string[];
  readonly bookmarks: readonly string[];
  readonly links: readonly string[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

/** Reads a PDF with PDF.js, as browsers show it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const texts: string[] = [];
  const nodes: Node[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) nodes.push(...nodesOf(tree));
    const annotations: readonly { readonly url?: string }[] = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url }) => url ?? []));
  }
  const outline = (await document.getOutline()) ?? [];
  return {
    pages: document.numPages,
    texts,
    text: texts.join('\n'),
    info: info as Record<string, unknown>, // what the file says of itself
    metadata: Buffer.from(bytes).toString('latin1'),
    isMarked: marks?.Marked === true,
    tags: nodes.flatMap(({ role }) => role ?? []),
    alts: nodes.flatMap(({ alt }) => alt ?? []),
    bookmarks: outline.map(({ title }) => title),
    links,
  };
}
