import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { byFont, isInDisplay } from '../../../scripts/exports/documents/pdf/fonts';
import { hasArabic, withoutMarks } from '../../../scripts/exports/lettering/visual-pieces';

const { resolve } = createRequire(import.meta.url);
const fileOf = (part: string) =>
  create(readFileSync(resolve(`@fontsource/marcellus/files/marcellus-${part}-400-normal.woff`)));

const piecesOf = (text: string) => byFont({ text, arabic: false }, 'display').map((piece) => piece.text);

it('sets a name in the face of titles, from both of its files', () => {
  expect(isInDisplay('Elsa Yılmaz-Świątek')).toBe(true);
  expect(piecesOf('Yūto Satō')).toEqual(['Y', 'ū', 'to Sat', 'ō']);
  expect(piecesOf('Róisín Yılmaz')).toEqual(['Róisín Yılmaz']);
});

it('takes a name of which a letter is missing for none of its own', () => {
  expect(isInDisplay('Nguyễn Quang Huy')).toBe(false);
  expect(isInDisplay('Ελένη')).toBe(false);
});

it('asks no file of the face for a letter that it lacks', () => {
  const files = { display: fileOf('latin'), 'display-more': fileOf('latin-ext') };
  const letters = Array.from({ length: 0x2030 }, (_, code) => String.fromCodePoint(code));
  const missing = letters.filter((letter) => {
    if (hasArabic(letter) || withoutMarks(letter) === '' || !isInDisplay(letter)) return false;
    return byFont({ text: letter, arabic: false }, 'display').some(
      ({ font }) => !files[font as keyof typeof files].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), // of titles, no other
    );
  });
  expect(missing).toEqual([]);
});
