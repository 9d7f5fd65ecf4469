import { Parser } from 'htmlparser2';

/** Receives the tags and texts of an XML file, in their order. */
export interface XmlHandler {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (part: string) => void;
  readonly close?: (name: string, isImplied: boolean) => void;
}

/** Elements within elements beyond which no export goes. Every level costs the parser a step at every tag. */
const DEEPEST = 32;

/**
 * Parses an XML file, and stops where it goes wrong: gives the fault as a sentence, nothing if the file is sound. The handler
 * stops the parser by returning true from `isDone`.
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
        // Entities of one's own are how XML is made to do harm; no export has any, and none is ever expanded here.
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

/** The root element of an XML file, without its prefix, and what its attributes say; undefined of anything else. */
export function rootOf(text: string): { readonly name: string; readonly attributes: readonly string[] } | undefined {
  if (!text.trimStart().startsWith('<')) return undefined;
  let root: { name: string; attributes: string[] } | undefined;
  const open: XmlHandler['open'] = (name, attributes) => {
    root ??= { name: withoutPrefix(name), attributes: Object.values(attributes) };
  };
  parseXml(text, { open }, () => root !== undefined);
  return root;
}

/** The name of an element without the prefix of its namespace. */
export const withoutPrefix = (name: string): string => name.replace(/^.*:/, '');
