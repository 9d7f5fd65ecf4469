import { type Document, isAlias, isMap, isScalar, isSeq, type Node, visit } from 'yaml';
import {
  type Diagnostic,
  error,
  MOST_PROBLEMS,
  type Place,
  type Range,
  type Staged,
  startOfFile,
} from '../report/diagnostics';
import { controlCharacterIn } from './control-characters';
import { LineIndex } from './line-index';
import type { Parsed, Path } from './parsed';
import type { Source } from './source';
import { documentOf } from './yaml-document';
import { explainYamlError, type YamlMistake } from './yaml-messages';

/** The deepest nesting: more is a mistake, and would exhaust the parser's stack. */
const MAX_DEPTH = 64;

/** Parses a YAML file (1.2, one document, no anchors) into plain values with their places. */
export function parseYaml({ text, file, collection }: Source): Staged<Parsed | undefined> {
  const lines = new LineIndex(text);
  const place = (start: number, end: number) => ({ file, range: lines.range(start, end) });
  const reject = (...diagnostics: Diagnostic[]) => ({ value: undefined, diagnostics });

  const tooDeep = tooDeeplyNested(text);
  if (tooDeep !== undefined) {
    const hint = 'Look for brackets that are not closed, and for hyphens that repeat.';
    return reject(error('nested-too-deep', place(tooDeep, tooDeep + 1), 'The nesting is too deep.', { hint }));
  }
  const document = documentOf(text);
  const mistakes = firstCauses([...document.errors, ...repeatedKeys(document)]);
  if (mistakes.length > 0) {
    return reject(
      ...mistakes
        .slice(0, MOST_PROBLEMS)
        .map((problem) => explainYamlError(problem, place(...placeOf(problem, document)))),
    );
  }
  const alias = /[&*]/.test(text) ? firstAlias(document) : undefined;
  if (alias?.range) {
    const hint = 'Write the text out where it is needed; facts that repeat can be named as {{deadlines.…}}.';
    return reject(
      error(
        'yaml-alias',
        place(alias.range[0], alias.range[1]),
        'Anchors and aliases (&name, *name) are not used here.',
        {
          hint,
        },
      ),
    );
  }
  const tagged = text.includes('!') ? firstTagged(document) : undefined;
  if (tagged?.range) {
    const hint =
      'Delete the word that begins with an exclamation mark; put the text between quotation marks if it is part of it.';
    return reject(
      error('yaml-tag', place(tagged.range[0], tagged.range[1]), `Tags such as "${tagged.tag}" are not used here.`, {
        hint,
      }),
    );
  }
  const hidden = text.includes('\\') ? hiddenCharacters(document, place) : [];
  if (hidden.length > 0) return reject(...hidden);
  const toRange = (node: Node | null | undefined): Range => {
    if (!node?.range) return startOfFile;
    // A block collection's own range runs on to the start of what follows it.
    const [start, end] = node.range;
    return lines.range(start, start + text.slice(start, end).trimEnd().length);
  };
  const keyAt = keyFinder(document);
  return {
    value: {
      collection,
      file,
      text,
      misread: [],
      value: document.toJS({ maxAliasCount: 0 }),
      rangeOf: (path) => toRange(nodeAt(document, path)),
      keyRangeOf: (path) => toRange(keyAt(path)),
    },
    diagnostics: [],
  };
}

/** Returns the offset at which the nesting is too deep. */
function tooDeeplyNested(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MAX_DEPTH) return index;
  }
  const indented = new RegExp(`^ {${MAX_DEPTH * 2},}\\S|^[ \\t]*(?:[-?:][ \\t]+){${MAX_DEPTH}}`, 'm').exec(text);
  return indented?.index;
}

/** Finds repeated keys. The parser's own check takes quadratic time. */
function repeatedKeys(document: Document): YamlMistake[] {
  const repeated: YamlMistake[] = [];
  visit(document, {
    Map(_key, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!(isScalar(key) && key.range)) continue;
        const [start] = key.range;
        if (names.has(key.value)) {
          repeated.push({ code: 'DUPLICATE_KEY', pos: [start, start + 1], message: 'Map keys must be unique' });
        }
        names.add(key.value);
      }
    },
  });
  return repeated;
}

/** Keeps the parser's first error, since later ones mostly follow from it, and repeated keys before it. */
function firstCauses(problems: readonly YamlMistake[]): YamlMistake[] {
  const inOrder = [...problems].sort((a, b) => a.pos[0] - b.pos[0]);
  const first = inOrder.find(({ code }) => code !== 'DUPLICATE_KEY');
  return inOrder.filter(
    (problem) => problem === first || (problem.code === 'DUPLICATE_KEY' && (!first || problem.pos[0] < first.pos[0])),
  );
}

/** Returns the offsets of an error. For an unclosed quotation mark it is the mark, and not the end of the text. */
function placeOf({ code, pos }: YamlMistake, document: Document): readonly [number, number] {
  let opening: number | undefined;
  if (code !== 'MISSING_CHAR') return pos;
  visit(document, {
    Scalar(_key, { type, range }) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (isQuoted && range && range[0] < pos[0] && pos[0] <= range[1]) opening = range[0];
    },
  });
  return opening === undefined ? pos : [opening, opening + 1];
}

function firstAlias(document: Document): Node | undefined {
  let found: Node | undefined;
  visit(document, {
    Node(_key, node) {
      if (!isAlias(node) && node.anchor === undefined) return undefined;
      found = node;
      return visit.BREAK;
    },
  });
  return found;
}

function firstTagged(document: Document): Node | undefined {
  let found: Node | undefined;
  visit(document, {
    Node(_key, node) {
      if (isAlias(node) || node.tag === undefined) return undefined;
      found = node;
      return visit.BREAK;
    },
  });
  return found;
}

/** Reports invisible characters that are written as escapes. */
function hiddenCharacters(document: Document, place: (start: number, end: number) => Place): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(document, {
    Scalar(_key, { value, range }) {
      if (typeof value !== 'string' || !range) return;
      const problem = controlCharacterIn(value, place(range[0], range[1]));
      if (problem) found.push(problem);
    },
  });
  return found;
}

/** Returns the node at a path; if there is none, the nearest node above it. */
function nodeAt(document: Document, path: Path): Node | null {
  let node = document.contents;
  for (const step of path) {
    const next = isMap(node) || isSeq(node) ? node.get(step, true) : undefined;
    if (next === undefined || next === null) break;
    node = next as Node; // with keepScalar = true, get() answers with a node
  }
  return node;
}

/** Finds the key at a path. The keys of each group are indexed once, since a group may have many errors. */
function keyFinder(document: Document): (path: Path) => Node | null {
  const keysOf = new Map<Node, ReadonlyMap<unknown, Node>>();
  return (path) => {
    const parent = nodeAt(document, path.slice(0, -1));
    if (!isMap(parent)) return parent;
    let keys = keysOf.get(parent);
    if (keys === undefined) {
      keys = new Map(parent.items.flatMap(({ key }) => (isScalar(key) ? [[key.value, key]] : [])));
      keysOf.set(parent, keys);
    }
    return keys.get(path.at(-1)) ?? parent;
  };
}
