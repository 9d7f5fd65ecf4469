import { describe, expect, it } from 'vitest';
import { blocksOf, runsOf, textOf } from '../../../scripts/exports/documents/html-blocks';

const asIs = (link: string) => link;
const blocks = (html: string) => blocksOf({ html }, asIs);

describe('blocksOf', () => {
  it('makes a paragraph of each p, without the line breaks of the source', () => {
    expect(blocks('<p>one\ntwo</p>\n<p>three</p>')).toEqual([
      { kind: 'paragraph', text: [{ text: 'one two' }] },
      { kind: 'paragraph', text: [{ text: 'three' }] },
    ]);
  });

  it('keeps bold, italic and both', () => {
    expect(blocks('<p>a <strong>b <em>c</em></strong> d</p>')).toEqual([
      {
        kind: 'paragraph',
        text: [{ text: 'a ' }, { text: 'b ', bold: true }, { text: 'c', bold: true, italic: true }, { text: ' d' }],
      },
    ]);
  });

  it('keeps the language of words of another one', () => {
    expect(blocks('<p>by <em><bdi lang="fr">louage</bdi></em></p>')).toEqual([
      { kind: 'paragraph', text: [{ text: 'by ' }, { text: 'louage', italic: true, language: 'fr' }] },
    ]);
  });

  it('resolves links', () => {
    const outside = (link: string) => `https://x.example.org${link}`;
    expect(blocksOf({ html: '<p><a href="/a&amp;b">go</a></p>' }, outside)).toEqual([
      { kind: 'paragraph', text: [{ text: 'go', link: 'https://x.example.org/a&b' }] },
    ]);
  });

  it('makes lists of both kinds, also lists in lists', () => {
    const one = { kind: 'paragraph', text: [{ text: 'one' }] };
    const two = { kind: 'paragraph', text: [{ text: 'two' }] };
    expect(blocks('<ol>\n<li>one\n<ul>\n<li><p>two</p></li>\n</ul>\n</li>\n</ol>')).toEqual([
      { kind: 'list', ordered: true, items: [[one, { kind: 'list', ordered: false, items: [[two]] }]] },
    ]);
  });

  it('makes quotes', () => {
    expect(blocks('<blockquote>\n<p>wise</p>\n</blockquote>')).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', text: [{ text: 'wise' }] }] },
    ]);
  });

  it('makes tables with their headings', () => {
    const html =
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><b>2</b></td></tr></tbody></table>';
    expect(blocks(html)).toEqual([
      { kind: 'table', head: ['A', 'B'], widths: [1, 1], rows: [[[{ text: '1' }], [{ text: '2', bold: true }]]] },
    ]);
  });

  it('decodes entities and keeps the text of elements that it does not know', () => {
    expect(textOf({ html: '<section>A &amp; <mark>B</mark></section>' })).toBe('A & B');
  });
});

describe('runsOf', () => {
  it('takes the one line out of its paragraph', () => {
    expect(runsOf({ html: '<p>6 to <strong>8</strong></p>\n' }, asIs)).toEqual([
      { text: '6 to ' },
      { text: '8', bold: true },
    ]);
  });
});
