import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { ValueEdit, ValuePath } from '../../../scripts/desk/contract';
import { editPage } from '../../../scripts/desk/edit/edit-page';
import { editValues } from '../../../scripts/desk/edit/edit-values';
import { IS_THOROUGH, rounds } from '../../support/rounds';

/** The cases of a text file: "= what it promises", ">>> edit", the text before, "<<<", the text after. */
const CASES = readFileSync(join(import.meta.dirname, 'edit-values.txt'), 'utf8')
  .split(/^= /m)
  .slice(1)
  .map((text) => {
    const [, promise = '', edit = '', before = '', after = ''] =
      /^(.*)\n>>> (.*)\n([\s\S]*?)^<<<\n([\s\S]*)$/m.exec(text) ?? [];
    return { promise, edit: JSON.parse(edit) as ValueEdit, before, after };
  });

describe('an edit of a YAML file', () => {
  it.each(CASES)('$promise', ({ edit, before, after }) => {
    expect(editValues(before, edit)).toBe(after);
  });

  it('gives the same bytes when any value of the sample and the test conferences is changed and changed back', () => {
    const files = ['data', 'tests/conferences'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => join(folder, name)),
    );
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const whole = readFileSync(file, 'utf8');
      // Each edit reads the whole text, so that all edits of whole files would take long: one does there, and the others in parts of it.
      for (const text of [whole, ...whole.split(/^(?=[-\p{L}])/mu)]) {
        const values = text === whole ? scalarsOf(text).slice(0, 1) : scalarsOf(text);
        for (const { path, value } of values.filter((_, index) => IS_THOROUGH || index % 5 === 0)) {
          const changed = editValues(text, { do: 'set', path, to: otherThan(value) });
          expect(changed, `${file}: ${path}`).not.toBe(text);
          expect(editValues(changed, { do: 'set', path, to: value }), `${file}: ${path}`).toBe(text);
        }
      }
    }
  });

  it('sets any text in any style, and leaves the lines around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STYLES), ANY_TEXT, ANY_TEXT, (style, first, second) => {
        const text = `# Above\na:\n  - b: ${style}\n\n  # Below\n  - c: 1 # beside\n`;
        const edit = { do: 'set', path: ['a', 0, 'b'] } as const;
        const changed = editValues(editValues(text, { ...edit, to: first }), { ...edit, to: second });
        expect(parse(changed)).toEqual({ a: [{ b: second }, { c: 1 }] });
        expect(changed.startsWith('# Above\na:\n  - b: ')).toBe(true);
        expect(changed.endsWith('\n  # Below\n  - c: 1 # beside\n')).toBe(true);
      }),
      { numRuns: rounds(1000, 100) },
    );
  });

  it('makes any edit of any list of records, in lines and in brackets', () => {
    fc.assert(
      fc.property(ANY_LIST, fc.boolean(), fc.array(ANY_EDIT, { maxLength: 5 }), (records, isInBrackets, edits) => {
        let text = stringify({ l: records }, isInBrackets ? { collectionStyle: 'flow' } : {});
        for (const { kind, from, to, value } of edits) {
          const length = (parse(text) as { readonly l: readonly unknown[] }).l.length;
          const edit: ValueEdit =
            kind === 'insert' || length === 0
              ? { do: 'insert', path: ['l'], at: to % (length + 1), value }
              : kind === 'move'
                ? { do: 'move', path: ['l'], from: from % length, to: to % length }
                : kind === 'set'
                  ? { do: 'set', path: ['l', from % length], to: value }
                  : { do: 'remove', path: ['l', from % length] };
          text = editValues(text, edit);
        }
      }),
      { numRuns: rounds(500, 50) },
    );
  });

  it.each([
    ['an anchor', 'a: &x 1\nb: *x\n'],
    ['a mistake', 'a: [1\nb: 2\n'],
    ['a text where a list is meant', 'a: text\nb: 2\n'],
    ['an explicit key', '? a\n: {b: 1}\n'],
  ])('refuses %s', (_, text) => {
    expect(() => editValues(text, { do: 'set', path: ['a', 0], to: 'x' })).toThrow(/edit it in the file itself/);
  });

  it.each([
    { do: 'move', path: [], from: 0, to: 2 },
    { do: 'insert', path: [], at: 3, value: 1 },
    { do: 'set', path: [3], to: 1 },
    { do: 'set', path: [-1], to: 1 },
    { do: 'set', path: ['__proto__', 'x'], to: 1 },
  ] as const)('refuses what is outside of a list: $do $path', (edit) => {
    expect(() => editValues('- a\n- b\n', edit)).toThrow(/edit it in the file itself/);
  });

  it('does nothing where there is nothing to do', () => {
    const text = 'a:   "b"\n';
    expect(editValues(text, { do: 'set', path: ['a'], to: 'b' })).toBe(text);
    expect(editValues(text, { do: 'remove', path: ['c', 0, 'd'] })).toBe(text);
    expect(editValues(text, { do: 'set', path: ['c'], to: null })).toBe(text);
  });
});

describe('an edit of a page', () => {
  const page = '---\ntitle: Travel # by train\n---\n\nText\n\n---\n\nMore';

  it('changes the front matter alone', () => {
    expect(editPage(page, { do: 'set', path: ['title'], to: 'To: us' })).toBe(page.replace('Travel', '"To: us"'));
    expect(editPage('---\n---\nText\n', { do: 'set', path: ['a'], to: 'x\n---\n' })).toBe(
      '---\na: |\n  x\n  ---\n---\nText\n',
    );
  });

  it('changes the text alone', () => {
    expect(editPage(page, { do: 'body', to: 'New\n' })).toBe('---\ntitle: Travel # by train\n---\n\nNew\n');
    expect(editPage('---\na: 1\n---', { do: 'body', to: 'New' })).toBe('---\na: 1\n---\n\nNew');
    expect(editPage('---\na: 1\n---\nText', { do: 'body', to: '\n \n' })).toBe('---\na: 1\n---\n');
  });

  it.each(['', 'Text', '---\na: 1\n'])('refuses a page without front matter: %j', (text) => {
    expect(() => editPage(text, { do: 'body', to: 'x' })).toThrow(/in the file itself/);
  });
});

const STYLES = [
  'plain',
  '"double"',
  "'single'",
  '|\n      Block',
  '>-\n      Folded text\n      in lines',
  'on two\n      lines',
  '7',
  '',
];

/** What has a meaning in YAML, and letters beyond ASCII. */
const PARTS = [
  'a',
  'word',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\t',
  ':',
  ': ',
  '#',
  ' #',
  '-',
  '- ',
  '"',
  "'",
  '\\',
  '|',
  '>',
  '[',
  ']',
  '{',
  '}',
  ',',
];
const MORE_PARTS = [
  '&',
  '*',
  '!',
  '%',
  '@',
  '`',
  '?',
  '---',
  '...',
  'yes',
  'null',
  '08:30',
  '12',
  '😅',
  'مؤتمر',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\r',
];
const ANY_TEXT = fc.oneof(
  fc.array(fc.constantFrom(...PARTS, ...MORE_PARTS), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }),
);
const ANY_VALUE = fc.oneof(ANY_TEXT, fc.integer(), fc.boolean(), fc.array(ANY_TEXT, { maxLength: 3 }));
const ANY_RECORD = fc.dictionary(fc.constantFrom('a', 'b', 'c d', '1'), ANY_VALUE, { noNullPrototype: true });
const ANY_LIST = fc.array(fc.oneof(ANY_RECORD, ANY_VALUE), { maxLength: 4 });
const ANY_EDIT = fc.record({
  kind: fc.constantFrom('set', 'insert', 'move', 'remove'),
  from: fc.nat(9),
  to: fc.nat(9),
  value: fc.oneof(ANY_RECORD, ANY_VALUE),
});

/** Another value of the same kind. In a text of several words one word changes, since its line breaks are where it needs them. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const other = String(value).replace(/\d(?=\D*$)|\p{L}+/u, (part) =>
    /\d/.test(part) ? String((Number(part) + 1) % 10) : 'x'.repeat(part.length),
  );
  return other === value ? `${value}x` : other;
}

function scalarsOf(text: string): readonly { readonly path: ValuePath; readonly value: unknown }[] {
  const found: { path: ValuePath; value: unknown }[] = [];
  const collect = (value: unknown, path: ValuePath) => {
    if (typeof value !== 'object' || value === null) found.push({ path, value });
    else
      for (const [key, part] of Object.entries(value))
        collect(part, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  collect(parse(text) ?? [], []);
  return found;
}
