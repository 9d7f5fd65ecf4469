import { isScalar, parseDocument, Scalar, stringify, visit } from 'yaml';
import { documentOf } from '../content/read/yaml-document';
import type { Value } from './value';

/** The scalars of a YAML text, keys among them, as values that can be written anew, in order. */
export function scalarValues(text: string): readonly Value[] {
  const values: Value[] = [];
  visit(documentOf(text), {
    Scalar(_, scalar) {
      const [start, end] = scalar.range ?? [];
      if (start === undefined || end === undefined || start === end) return;
      const raw = text.slice(start, end);
      values.push(raw.includes('\n') ? asItStands(start, raw, scalar) : onOneLine(start, raw, scalar));
    },
  });
  return values.sort((a, b) => a.start - b.start);
}

function onOneLine(start: number, raw: string, scalar: Scalar): Value {
  const { type } = scalar;
  const isPlain = type === Scalar.PLAIN || type === undefined;
  const text = isPlain ? raw : String(scalar.value);
  // A place behind escapes is not where it seems to be: then the first occurrence is taken.
  const hasEscapes = !isPlain && raw.length !== text.length + 2;
  return {
    start,
    end: start + raw.length,
    text,
    placeOf: (offset) => (hasEscapes ? 0 : Math.max(0, offset - start - (isPlain ? 0 : 1))),
    write: (to) => (to.includes('\n') ? undefined : isPlain ? plainly(to) : inMarks(to, type)),
  };
}

/** Several lines are written as they are read only while the words concerned stand on one of them. */
function asItStands(start: number, raw: string, { type }: Scalar): Value {
  return {
    start,
    end: start + raw.length,
    text: raw,
    placeOf: (offset) => offset - start,
    write: (to) => (type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE ? undefined : to),
  };
}

/** Without quotation marks where YAML then reads the same letters, in a list within brackets, too. */
function plainly(to: string): string {
  const { contents, errors } = parseDocument(`[${to}]`);
  const [item, ...others] = (contents as { readonly items?: readonly unknown[] } | null)?.items ?? []; // brackets make a list
  const isSame = errors.length === 0 && others.length === 0 && isScalar(item) && item.source === to;
  return isSame && item.type === Scalar.PLAIN && !/: | #/.test(to) ? to : inMarks(to, Scalar.QUOTE_DOUBLE);
}

const inMarks = (to: string, type: Scalar['type']) =>
  stringify(to, {
    defaultStringType: type === Scalar.QUOTE_SINGLE ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE',
    lineWidth: 0,
  }).trimEnd();
