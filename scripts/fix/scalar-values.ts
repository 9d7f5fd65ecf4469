import { isScalar, parseDocument, Scalar, stringify, visit } from 'yaml';
import { documentOf } from '../content/read/yaml-document';
import type { Value } from './value';

/** Finds the scalars of a YAML text, including keys, as editable values in order. */
export function scalarValues(text: string): readonly Value[] {
  const values: Value[] = [];
  visit(documentOf(text), {
    Scalar(_, scalar) {
      const [start, end] = scalar.range ?? [];
      if (start === undefined || end === undefined || start === end) return;
      const raw = text.slice(start, end);
      values.push(raw.includes('\n') ? onSeveralLines(start, raw, scalar) : onOneLine(start, raw, scalar));
    },
  });
  return values.sort((a, b) => a.start - b.start);
}

function onOneLine(start: number, raw: string, scalar: Scalar): Value {
  const { type } = scalar;
  const isPlain = type === Scalar.PLAIN || type === undefined;
  const text = isPlain ? raw : String(scalar.value);
  // Escapes change offsets: then the first occurrence is used.
  const hasEscapes = !isPlain && raw.length !== text.length + 2;
  return {
    start,
    end: start + raw.length,
    text,
    placeOf: (offset) => (hasEscapes ? 0 : Math.max(0, offset - start - (isPlain ? 0 : 1))),
    write: (to) => (to.includes('\n') ? undefined : isPlain ? plainly(to) : inMarks(to, type)),
  };
}

/** Makes a value of several lines. It can only be edited within one line, and not in quotation marks. */
function onSeveralLines(start: number, raw: string, { type }: Scalar): Value {
  return {
    start,
    end: start + raw.length,
    text: raw,
    placeOf: (offset) => offset - start,
    write: (to) => (type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE ? undefined : to),
  };
}

/** Writes a text without quotation marks if YAML reads it back unchanged, even in a list in brackets. */
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
