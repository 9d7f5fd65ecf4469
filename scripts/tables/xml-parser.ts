import { Parser } from 'htmlparser2';

/** Receives the tags and texts of an XML file, in order. */
export interface XmlHandler {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (part: string) => void;
  readonly close?: (name: string, isImplied: boolean) => void;
}

/** The deepest nesting of elements: more is slow to parse, and no export has it. */
const DEEPEST = 32;

/**
 * Parses an XML file. Returns a sentence that says what is wrong with it; undefined if nothing is. Stops at the first error, and when
 * `isDone` returns true.
 */
export function parseXml(text: string, handler: XmlHandler, isDone: () => boolean = () => false): string | undefined {
  let fault: string | undefined;
  let depth = 0;
  const stopIfDone = () => {
    if (fault !== undefined || isDone()) parser.pause();
  };
  const parser = new Parser(
    {
      onprocessinginstruction: (_name, data) => {
        // Custom entities can be harmful; no export has any, and none is ever expanded.
        if (/^!doctype/i.test(data)) fault ??= 'The file declares a document type.';
      },
      onopentag: (name, attributes) => {
        depth++;
        if (depth > DEEPEST) fault ??= 'Its elements are too deep within each other.';
        else handler.open(name, attributes);
        stopIfDone();
      },
      ontext: (part) => handler.text?.(part),
      onclosetag: (name, isImplied) => {
        depth--;
        handler.close?.(name, isImplied);
        stopIfDone();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return fault;
}

/** Returns the name of an XML file's root element, without prefix, and the values of its attributes; undefined for other files. */
export function rootOf(text: string): { readonly name: string; readonly attributes: readonly string[] } | undefined {
  if (!text.trimStart().startsWith('<')) return undefined;
  let root: { name: string; attributes: string[] } | undefined;
  const open: XmlHandler['open'] = (name, attributes) => {
    root ??= { name: withoutPrefix(name), attributes: Object.values(attributes) };
  };
  parseXml(text, { open }, () => root !== undefined);
  return root;
}

/** Removes the namespace prefix from the name of an element. */
export const withoutPrefix = (name: string): string => name.replace(/^.*:/, '');
