import { describe, expect, it } from 'vitest';
import { type Box, paginate, paginateSheet } from '../../../scripts/exports/documents/pdf/paginate';
import { runningHeads } from '../../../scripts/exports/documents/pdf/typeset';

const draw = () => undefined;
const box = (height: number, more: Partial<Box> = {}): Box => ({ height, before: 0, draw, ...more });
const AREA = { top: 10, bottom: 110 };
const topsOf = (boxes: readonly Box[]) => paginate(boxes, AREA).map((page) => page.map(({ top }) => top));

describe('paginate', () => {
  it('puts boxes one below the other and turns the page when it is full', () => {
    expect(topsOf([box(40), box(40), box(40)])).toEqual([[10, 50], [10]]);
  });

  it('leaves the space above a box, but not at the top of a page', () => {
    expect(topsOf([box(40, { before: 5 }), box(40, { before: 5 }), box(40, { before: 5 })])).toEqual([[10, 55], [10]]);
  });

  it('keeps a heading with what follows it', () => {
    expect(topsOf([box(60), box(20, { keep: true }), box(30)])).toEqual([[10], [10, 30]]);
  });

  it('begins a page where it must, but leaves none empty', () => {
    expect(topsOf([box(10, { newPage: 'always' }), box(10), box(10, { newPage: 'always' })])).toEqual([[10, 20], [10]]);
    const half = { newPage: 'if-half-full' } as const;
    expect(topsOf([box(10), box(50, half), box(10, half), box(40)])).toEqual([
      [10, 20],
      [10, 20],
    ]);
  });

  it('leaves a chapter on a page that has room for all of it', () => {
    const half = { newPage: 'if-half-full' } as const;
    expect(topsOf([box(60), box(10, half), box(20), box(30, half)])).toEqual([[10, 70, 80], [10]]);
  });

  it('cuts what is to be kept together but higher than a page, between boxes', () => {
    const group = [box(40, { keep: true }), box(40, { keep: true }), box(40, { keep: true }), box(40)];
    expect(topsOf(group)).toEqual([
      [10, 50],
      [10, 50],
    ]);
  });

  it('begins what no page holds on a page of which a third is left', () => {
    const long = [box(30, { keep: true }), box(30, { keep: true }), box(30, { keep: true }), box(30)];
    expect(topsOf([box(60), ...long])).toEqual([
      [10, 70],
      [10, 40, 70],
    ]);
    expect(topsOf([box(70), ...long])).toEqual([[10], [10, 40, 70], [10]]);
  });

  it('fills what is left of a page, and begins none for it', () => {
    const line = box(20, { filler: true });
    const label = box(20, { filler: true, keep: true });
    expect(topsOf([box(40), label, line, line, line, box(40)])).toEqual([[10, 50, 70, 90], [10]]);
    // Neither without its label nor anywhere else.
    expect(topsOf([box(70), label, line, line, box(20)])).toEqual([[10, 80]]);
  });

  it('repeats the head of a table that goes on on the next page', () => {
    const carry = { height: 15, draw };
    const pages = paginate([box(15, { keep: true }), ...Array.from({ length: 4 }, () => box(30, { carry }))], AREA);
    expect(pages.map((page) => page.map(({ top, again }) => (again ? `${top} again` : top)))).toEqual([
      [10, 25, 55],
      ['10 again', 25, 55],
    ]);
  });
});

describe('paginateSheet', () => {
  const pagesOf = (boxes: readonly Box[]) => paginateSheet(boxes, AREA).map((page) => page.map(({ top }) => top));

  it('takes air from between the parts where little is on the last page, if that saves it', () => {
    expect(pagesOf([box(45), box(40, { before: 10 }), box(4, { before: 5 })])).toEqual([[10, 61, 104]]);
  });

  it('leaves all air where a page is saved by none, and where the last one is well filled', () => {
    expect(pagesOf([box(50), box(40, { before: 10 }), box(20, { before: 5 })])).toEqual([[10, 70], [10]]);
    expect(pagesOf([box(40), box(18, { before: 20 }), box(26, { before: 5 })])).toEqual([[10, 70], [10]]);
  });
});

describe('runningHeads', () => {
  it('name the first chapter that begins on a page, and on the next one that which goes on there', () => {
    expect(runningHeads([[], ['Speakers', 'Schedule'], [], ['Posters']])).toEqual([
      '',
      'Speakers',
      'Schedule',
      'Posters',
    ]);
  });
});
