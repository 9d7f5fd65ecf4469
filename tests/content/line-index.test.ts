import { describe, expect, it } from 'vitest';
import { LineIndex } from '../../scripts/content/read/line-index';

const at = (text: string, start: number, end = start) => new LineIndex(text).range(start, end);

describe('LineIndex', () => {
  it.each([
    ['the very start', 'ab\ncd', 0, 0, [1, 1, 1, 1]],
    ['a word', 'ab\ncd', 3, 5, [2, 1, 2, 3]],
    ['a line feed, at the end of its line', 'ab\ncd', 2, 3, [1, 3, 2, 1]],
    ['several lines', 'ab\n\ncd', 1, 5, [1, 2, 3, 2]],
    ['the end of a text that ends with a line feed', 'ab\n', 3, 3, [2, 1, 2, 1]],
    ['an empty text', '', 0, 0, [1, 1, 1, 1]],
    ['what follows a sign of two code units', '😀x', 2, 3, [1, 3, 1, 4]],
  ])('finds %s', (_name, text, start, end, [line, column, endLine, endColumn]) => {
    expect(at(text, start, end)).toEqual({ line, column, endLine, endColumn });
  });

  it('agrees with counting, at every offset', () => {
    const text = 'one\n\ntwo three\nf\n';
    for (let offset = 0; offset <= text.length; offset++) {
      const before = text.slice(0, offset).split('\n');
      expect(at(text, offset)).toMatchObject({ line: before.length, column: (before.at(-1) ?? '').length + 1 });
    }
  });
});
