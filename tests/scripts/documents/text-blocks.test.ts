import { describe, expect, it } from 'vitest';
import { blocksOf, runsOf } from '../../../scripts/exports/documents/text-blocks';
import { readMarkdown } from '../../support/read-markdown';

const blocks = (text: string) => blocksOf(readMarkdown(text), {});

describe('blocksOf', () => {
  it('makes paragraphs, without the line breaks of the source', () => {
    expect(blocks('one\ntwo\n\nthree\\\nfour')).toEqual([
      { kind: 'paragraph', text: [{ text: 'one two' }] },
      { kind: 'paragraph', text: [{ text: 'three' }, { text: ' ' }, { text: 'four' }] },
    ]);
  });

  it('keeps bold, italic and both', () => {
    expect(blocks('a **b *c*** d')).toEqual([
      {
        kind: 'paragraph',
        text: [{ text: 'a ' }, { text: 'b ', bold: true }, { text: 'c', bold: true, italic: true }, { text: ' d' }],
      },
    ]);
  });

  it('keeps the language of words of another one', () => {
    expect(blocks('by *[louage]{lang=fr}*')).toEqual([
      { kind: 'paragraph', text: [{ text: 'by ' }, { text: 'louage', italic: true, language: 'fr' }] },
    ]);
  });

  it('makes links to the site whole', () => {
    expect(blocksOf(readMarkdown('[go](/a&b)'), { url: 'https://x.example.org' })).toEqual([
      { kind: 'paragraph', text: [{ text: 'go', link: 'https://x.example.org/a&b' }] },
    ]);
  });

  it('makes lists of both kinds, also lists in lists', () => {
    const one = { kind: 'paragraph', text: [{ text: 'one' }] };
    const two = { kind: 'paragraph', text: [{ text: 'two' }] };
    expect(blocks('1. one\n   - two')).toEqual([
      { kind: 'list', ordered: true, items: [[one, { kind: 'list', ordered: false, items: [[two]] }]] },
    ]);
  });

  it('makes quotes', () => {
    expect(blocks('> wise')).toEqual([{ kind: 'quote', blocks: [{ kind: 'paragraph', text: [{ text: 'wise' }] }] }]);
  });

  it('makes tables with their headings', () => {
    expect(blocks('| A | *B* |\n| - | - |\n| 1 | **2** |')).toEqual([
      { kind: 'table', head: ['A', 'B'], widths: [1, 1], rows: [[[{ text: '1' }], [{ text: '2', bold: true }]]] },
    ]);
  });

  it('keeps the words of elements that documents do not have', () => {
    expect(blocks('A &amp; ~~B~~')).toEqual([{ kind: 'paragraph', text: [{ text: 'A & ' }, { text: 'B' }] }]);
  });
});

describe('runsOf', () => {
  it('takes the one line out of its paragraph, and puts spaces between several', () => {
    expect(runsOf(readMarkdown('6 to **8**\n\n- pages'), {})).toEqual([
      { text: '6 to ' },
      { text: '8', bold: true },
      { text: ' ' },
      { text: 'pages' },
    ]);
  });
});
