import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';

/** An example of a document: a fenced block below a line that begins with the name of its file in bold. */
export interface Example {
  readonly file: string;
  readonly text: string;
  /** The next example is needed, too. */
  readonly isWithNext: boolean;
  /** The line of the document on which the block begins, from 1. */
  readonly line: number;
}

/** A page of the documents. */
export interface Document {
  /** Path in the repository. */
  readonly path: string;
  readonly text: string;
  readonly examples: readonly Example[];
  /** The line numbers of blocks in YAML, CSV or Markdown that name no file. */
  readonly nameless: readonly number[];
  /** Addresses of links and pictures. */
  readonly links: readonly string[];
  /** The ends of addresses that lead to its headings, as GitHub makes them. */
  readonly anchors: ReadonlySet<string>;
}

const reader = new MarkdownIt({ html: true });

/** Languages of blocks that show files of the data. */
const OF_DATA: ReadonlySet<string> = new Set(['csv', 'yaml', 'markdown']);

function readDocument(path: string): Document {
  const text = readFileSync(inEngine(path), 'utf8');
  const examples: Example[] = [];
  const nameless: number[] = [];
  const links: string[] = [];
  const anchors = new Set<string>();
  const tokens = reader.parse(text, {});
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]?.type === 'paragraph_close' ? (tokens[at - 2]?.content ?? '') : '';
    if (token.type === 'fence' && OF_DATA.has(token.info)) {
      const file = /^\*\*`([^`]+)`\*\*/.exec(before)?.[1];
      const line = (token.map?.[0] ?? 0) + 1;
      if (file === undefined) nameless.push(line);
      else examples.push({ file, text: token.content, isWithNext: before.endsWith('together with:'), line });
    }
    if (token.type === 'heading_open') anchors.add(unused(slugOf(tokens[at + 1]?.content ?? ''), anchors));
    for (const child of token.children ?? []) {
      const address = child.attrGet('href') ?? child.attrGet('src');
      if (address) links.push(String(address));
    }
    if (token.type.startsWith('html'))
      for (const [, address = ''] of token.content.matchAll(/(?:href|src)="([^"]+)"/g)) links.push(address);
  });
  return { path, text, examples, nameless, links, anchors };
}

/** Makes the anchor of a heading as GitHub does. */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');

function unused(slug: string, taken: ReadonlySet<string>): string {
  let name = slug;
  for (let next = 1; taken.has(name); next++) name = `${slug}-${next}`;
  return name;
}

/** The pages that people write: those of the repository and of `docs/`, and the guide next to the data. Generated pages are only linked to. */
export const writtenDocuments: readonly Document[] = [
  'README.md',
  'CONTRIBUTING.md',
  'data/README.md',
  ...readdirSync(inEngine('docs')).flatMap((name) => (name.endsWith('.md') ? [join('docs', name)] : [])),
].map(readDocument);

/** The pages that `npm run format` and the tests write. */
export const generatedDocuments: readonly Document[] = readdirSync(inEngine('docs/reference')).map((name) =>
  readDocument(join('docs/reference', name)),
);
