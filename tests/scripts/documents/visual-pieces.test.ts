import { describe, expect, it } from 'vitest';
import { visualPieces } from '../../../scripts/exports/lettering/visual-pieces';

const seen = (parts: readonly string[], base: 'ltr' | 'rtl') => visualPieces(parts, base).map(({ text }) => text);

describe('a line as it is seen from left to right', () => {
  it('is as it was without Arabic letters, in an Arabic text too', () => {
    expect(seen(['Plain text, ', 'and more?'], 'ltr')).toEqual(['Plain text, ', 'and more?']);
    expect(seen(['Plain text?'], 'rtl')).toEqual(['Plain text?']);
  });

  it('has Arabic words from the right, each in the order of reading', () => {
    expect(seen(['مرحبا بكم'], 'rtl')).toEqual(['بكم', ' ', 'مرحبا']);
  });

  it('keeps numbers and Latin names in their order', () => {
    expect(seen(['من 13 إلى 15'], 'rtl')).toEqual(['15', ' ', 'إلى', ' ', '13', ' ', 'من']);
    expect(seen(['في \u2068AMICAI 2023\u2069'], 'rtl')).toEqual(['AMICAI 2023', ' ', 'في']);
  });

  it('turns brackets, and marks between words', () => {
    expect(seen(['تونس (صفاقس): سوسة'], 'rtl')).toEqual(['سوسة', ' :(', 'صفاقس', ') ', 'تونس']);
  });

  it('has an Arabic name within a Latin line', () => {
    expect(seen(['By محمد علي, Sfax'], 'ltr')).toEqual(['By ', 'علي', ' ', 'محمد', ', Sfax']);
  });

  it('keeps a Latin name in its order, one word of which is in bold, and its pages on the side of the others', () => {
    expect(seen(['Luca ', 'Benedetti', '\u200f  6، 7 '], 'rtl').join('')).toMatch(/^ 7 ?، ?6 {2}Luca Benedetti$/);
    expect(seen(['Chiara ', 'Lombardi', '\u200f  6 '], 'rtl').join('')).toBe(' 6  Chiara Lombardi');
  });

  it('keeps the question mark of a Latin title at its end', () => {
    const pieces = visualPieces(['What is missing?', ' (عن بعد)'], 'rtl');
    expect(pieces.at(-1)).toMatchObject({ text: 'What is missing?', part: 0 });
  });
});
