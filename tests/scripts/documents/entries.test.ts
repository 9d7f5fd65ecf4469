import { expect, it } from 'vitest';
import { plain } from '../../../scripts/exports/documents/blocks';
import { entriesBoxes } from '../../../scripts/exports/documents/pdf/entries-boxes';
import type { Setting } from '../../../scripts/exports/documents/pdf/setting';

/** Every letter is 6 points wide. */
const setting = { measureIn: () => (text: string) => text.length * 6, hasDisplayFace: false } as unknown as Setting; // all that it reads

/** Where the label of an entry ends, and where its title begins. */
function placesOf(...labels: readonly string[]): [end: number, begin: number][] {
  const entries = labels.map((label) => ({ label, title: plain('Patient parsing'), lines: [] }));
  return entriesBoxes({ kind: 'entries', entries }, { x: 0, width: 400, tag: { type: 'Sect' } }, setting).map((box) => {
    let [end, begin] = [0, 0];
    const canvas = {
      tagged: (_: unknown, draw: () => void) => draw(),
      text: (label: string) => {
        end = label.length * 6;
      },
      line: (_line: unknown, _style: unknown, x: number) => {
        begin = x;
      },
    };
    box.draw(canvas as never, 0); // all that it asks
    return [end, begin];
  });
}

it('no label runs into its title, and all titles of a list begin at one edge', () => {
  const places = placesOf('1', 'main.325');
  expect(places.filter(([end, begin]) => begin < end + 6)).toEqual([]);
  expect(new Set(places.map(([, begin]) => begin)).size).toBe(1);
});

it('short labels leave titles where they stand in every list', () => {
  expect(placesOf('7', 'P01')[0]?.[1]).toBe(placesOf('12')[0]?.[1]);
});
