import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancedLines, breakLines, type Measure, titleLines } from '../../../scripts/exports/cards/title-lines';

/** Every letter is as wide as every other. */
const measure: Measure = (text) => text.length;
const linesOf = (text: string, width: number) =>
  breakLines([{ text }], width, measure).map((line) => line.map((segment) => segment.text).join(''));

describe('breakLines', () => {
  it('breaks after spaces, which stay at the end of the line', () => {
    expect(linesOf('one two three', 8)).toEqual(['one two ', 'three']);
  });

  it('breaks inside words after hyphens, slashes and @, but not in numbers', () => {
    expect(linesOf('well-known', 6)).toEqual(['well-', 'known']);
    expect(linesOf('me@there', 6)).toEqual(['me@', 'there']);
    expect(linesOf('in 4-9 days', 5)).toEqual(['in ', '4-9 ', 'days']);
  });

  it('leaves a word with its number, and the two ends of a period, on one line that holds both', () => {
    expect(linesOf('labels, part 88. Yu Li', 12)).toEqual(['labels, ', 'part 88. Yu ', 'Li']);
    expect(linesOf('Thu, Nov 20, 14:00 - 15:30, Hall', 16)).toEqual(['Thu, Nov 20, ', '14:00 - 15:30, ', 'Hall']);
    expect(linesOf('part 88', 4)).toEqual(['part ', '88']);
  });

  it('does not end a line at a hyphen beside three letters or fewer, if another place is left', () => {
    expect(linesOf('by Ji-ho Cho', 7)).toEqual(['by ', 'Ji-ho ', 'Cho']);
    expect(linesOf('one AI-based', 8)).toEqual(['one ', 'AI-based']);
    expect(linesOf('a built-in one', 9)).toEqual(['a ', 'built-in ', 'one']);
    expect(linesOf('a well-known one', 7)).toEqual(['a well-', 'known ', 'one']);
    expect(linesOf('Ji-ho', 4)).toEqual(['Ji-', 'ho']);
  });

  it('breaks a word that is wider than the line', () => {
    expect(linesOf('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  });

  it('keeps a word together that changes its look', () => {
    const text = [{ text: 'so ' }, { text: 'bold', bold: true }, { text: ',' }, { text: ' yes' }];
    const lines = breakLines(text, 7, measure).map((line) => line.map((segment) => segment.text));
    expect(lines).toEqual([['so '], ['bold', ',', ' '], ['yes']]);
  });

  it('makes the lines of a title alike, and no more of them', () => {
    const text = 'Symposium on Railways by Night';
    expect(linesOf(text, 26)).toEqual(['Symposium on Railways by ', 'Night']);
    const lines = balancedLines([{ text }], 26, measure).map((line) => line.map((segment) => segment.text).join(''));
    expect(lines).toEqual(['Symposium on ', 'Railways by Night']);
  });

  it('makes lines of a title equal without cutting a word, or parting it from its number', () => {
    const balanced = (text: string, width: number) =>
      balancedLines([{ text }], width, measure).map((line) => line.map((segment) => segment.text).join(''));
    expect(balanced('Basma Abdelghany', 14)).toEqual(['Basma ', 'Abdelghany']);
    expect(balanced('AI in Hall 21', 12)).toEqual(['AI in ', 'Hall 21']);
  });

  it('leaves a word of a title with its number, unless no line holds both', () => {
    const title = (text: string, width: number) =>
      titleLines([{ text: text.slice(0, 3) }, { text: text.slice(3) }], width, measure).map((line) =>
        line.map((segment) => segment.text).join(''),
      );
    expect(title('On AI: Session 1: AI-Health II', 14)).toEqual(['On AI: ', 'Session 1: ', 'AI-Health II']);
    expect(title('Session 1: Health', 7)).toEqual(['Session ', '1: ', 'Health']);
    expect(title('Symposium', 20)).toEqual(['Symposium']);
  });

  it('gives one empty line for no text', () => {
    expect(breakLines([], 10, measure)).toEqual([[]]);
  });

  it('loses no letter and overfills no line', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 4, max: 40 }), (parts, width) => {
        const text = parts.map((part) => part.replace(/\s/g, '')).join(' ');
        const lines = linesOf(text, width);
        expect(lines.join('')).toBe(text);
        for (const line of lines) expect([...line.trimEnd()].length).toBeLessThanOrEqual(width);
      }),
    );
  });
});
