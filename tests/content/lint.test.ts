import { describe, expect, it } from 'vitest';
import { lintMarkdown } from '../../scripts/content/texts/lint';
import type { TextElements } from '../../shared/model/schema';

/** The codes of what is said of a text, with the words that are pointed at. */
function said(text: string, elements: TextElements = 'text'): string[] {
  const lines = text.split('\n');
  const range = { line: 1, column: 1, endLine: lines.length, endColumn: (lines.at(-1)?.length ?? 0) + 1 };
  return lintMarkdown(text, elements, { file: 'text', range }, text).map(({ code, range: at }) => {
    expect(at.endLine).toBe(at.line);
    return `${code.replace('markdown-', '')} ${lines[at.line - 1]?.slice(at.column - 1, at.endColumn - 1)}`;
  });
}

describe('what a writer tries in a text', () => {
  it.each([
    ['### Travel\n\nBy train.', ['heading ###']],
    ['#Travel', ['heading #']],
    ['Travel\n======', ['heading ======']],
    ['Travel\n---\nBy train.', ['heading ---']],
    ['See ![the map](/images/map.svg).', ['picture !']],
    ['A **bold word.', ['unclosed **']],
    ['A **bold* word', ['unclosed *']],
    ['fees*', ['unclosed *']],
    ['An _open word', ['unclosed _']],
    ['Use `npm', ['unclosed `']],
    ['~~no', ['unclosed ~~']],
    ['==marked==', ['unsupported ==marked==']],
    ['[site] (https://example.org)', ['link ] (']],
    ['[site](https://example.org', ['link ](']],
    ['[a file](/my file.pdf)', ['link ](']],
    ['[site][ref] and more', ['link [site][ref]']],
    ['(site)[https://example.org]', ['link )[']],
    ['See https://example.org/a, please.', ['link https://example.org/a']],
    ['Buses: www.buses.example.org, hourly.', ['link www.buses.example.org']],
    ['a<br>b', ['html <br>']],
    ['<b>x</b>', ['html <b>', 'html </b>']],
    ['a <!-- note --> b', ['html <!--']],
    ['a&nosuchname;b', ['html &nosuchname;']],
    ['| Day | Place |\n| 1 | 2 |', ['table | Day | Place |']],
    ['| Day | Place |\n|---|\n| 1 | 2 |', ['table | Day | Place |']],
    ['- [ ] to do\n- [x] done', ['unsupported [ ]', 'unsupported [x]']],
    ['A note[^1].', ['unsupported [^1]']],
    ['```\ncode\n```', ['unsupported ```', 'unsupported ```']],
    ['Words {.class}', ['unsupported {.class}']],
    ['[louage] {lang=fr}', ['unsupported ] {lang']],
    ['• first\n• second', ['list •', 'list •']],
    ['Bring:\n-pens\n-paper', ['list -', 'list -']],
    ['Steps:\n2. two\n3. three', ['list 2.']],
    ['1. one\n3. three', ['list 3. three']],
    ['2023. It was a year.', ['list 2023. It was a year.']],
    ['1. one\n\nText.\n\n1. two', ['list 1. two']],
    ['An end\\', ['line-break \\']],
    ['- a\n- b **c\n\n> d [e](f', ['unclosed **', 'link ](']],
    ['| a | b |\n| --- | --- |\n| *c | `d` |', ['unclosed *']],
  ])('%j is told at its place', (text, expected) => expect(said(text)).toEqual(expected));

  it.each([
    'See [https://example.org/a](https://example.org/a), and [www.example.org](https://www.example.org).',
    'Plain *soft* **loud** _soft_ __loud__ ***both*** `code *x*` ~~gone~~.',
    'A [link](/a_b*c "title (x)") and [ref] and <https://example.org/a_b>.',
    'A [ref][].\n\n[ref]: https://example.org',
    'my_file_name, 3 * 4 * 5, 3*4, a - b, #1 in Africa, No. 5, x < y > z, AT&T, a & b, R&D;',
    'Fill in: ____ or ______.',
    'Escaped \\*star\\* \\_under\\_ \\# \\[x\\](y) \\`tick.',
    '- one\n- two\n  - three\n\n1. one\n2. two',
    '1. one\n1. two',
    '1. one\n2. two\n\nText.\n\n1. one\n2. two',
    'Line one\\\nline two  \nline three',
    '| a | b |\n| --- | :-: |\n| c | d \\| e |',
    '> quoted **words**\n\n[mots]{lang=fr} &amp; &copy; &#8212; [1] [see] (below) (a)[1]',
    'The {{conference.acronym}} and {{date deadlines.regular.submission}}: [call]({{links.call}}).',
    'On December\n13. The day after.',
  ])('%j is as it should be', (text) => expect(said(text)).toEqual([]));
});

describe('what a writer tries in a page', () => {
  it.each([
    ['# Travel', ['heading # Travel']],
    ['## Travel\n\n#### By train', ['heading #### By train']],
    ['Travel\n---', ['heading ---']],
    ['##Travel', ['heading ##']],
  ])('%j is told at its place', (text, expected) => expect(said(text, 'page')).toEqual(expected));

  it('may be headings, pictures, blocks of code and lines', () => {
    const text = '## A\n\n### B\n\n![Map](/images/a.jpg)\n\n```\n**x\n```\n\n---\n\n## C ##';
    expect(said(text, 'page')).toEqual([]);
  });
});
