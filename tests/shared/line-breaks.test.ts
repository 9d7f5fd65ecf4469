import { expect, it } from 'vitest';
import { bindNumerals, titleParts } from '../../shared/format/line-breaks';

const together = (title: string) =>
  titleParts(title)
    .filter(({ isUnbreakable }) => isUnbreakable)
    .map(({ text }) => text);

it.each([
  ['Session 1: AI-Healthcare I: images and diagnosis', ['Session 1:', 'AI-Healthcare I:']],
  ['AI in Industry 4.0', ['Industry 4.0']],
  ['Séance 2 : corpus', ['Séance 2']],
  ['الجلسة ٣: الترجمة', ['الجلسة ٣:']],
  ['I think, therefore we compute', []],
  ['3D models of cells', []],
  ['Call for Papers / Submission Guidelines', []],
])('of %j keeps %j on one line', (title, parts) => {
  expect(together(title)).toEqual(parts);
  expect(
    titleParts(title)
      .map(({ text }) => text)
      .join(''),
  ).toBe(title);
});

it('binds a word to its numeral in the titles of lists, and no other words', () => {
  expect(bindNumerals('Session 1: AI-Healthcare I: images and diagnosis')).toBe(
    'Session\u00a01: AI-Healthcare\u00a0I: images and diagnosis',
  );
  expect(bindNumerals('What is missing?')).toBe('What is missing?');
});
