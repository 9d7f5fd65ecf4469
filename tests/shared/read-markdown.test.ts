import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import type { TextElements } from '../../shared/model/schema';
import { readAbstract } from '../../shared/texts/read-markdown';
import { elementsOf, htmlOf, plainTextOf } from '../../shared/texts/rich-text';
import { readMarkdown } from '../support/read-markdown';

const html = (text: string, elements: TextElements = 'text') => htmlOf(readMarkdown(text, elements)).trim();

describe('the HTML of a text', () => {
  it('makes paragraphs, lists, emphasis and links', () => {
    expect(html('One **bold** and *soft*.\n\n- [a](/a)\n- b')).toBe(
      '<p>One <strong>bold</strong> and <em>soft</em>.</p>\n<ul>\n<li><a href="/a">a</a></li>\n<li>b</li>\n</ul>',
    );
  });

  it.each([
    '- tight *a* &amp; \\*\n  1. one\n  2. two\n\n     loose\n- > quoted\n  > twice\n\n  rest\n-\n\n4) four\n\n\n   > [ref] \n5) five',
    'A line\nand a hard\\\nbreak `<b>` ~~no~~ [a "b" & c](/x?a=1&b="2" "A \'title\' & "more"")\n\n[ref]: /r \'t\'\n***\nend',
    '> - a\n>\n> ---\n>\n> ```js more\n> if (a < b) {}\n> ```\n\n~~~\n\n&amp;\n~~~',
    '![a *b* `c` \\& "d"](/x.svg "T") and [![in](/y.svg)](/z) <https://example.org?a=b&c>\n\n- ***\n- a\n  ***',
  ])('is that of markdown-it for %j', (text) => {
    const expected = new MarkdownIt().disable(['lheading', 'code']).render(text);
    expect(htmlOf(readMarkdown(text, 'page'))).toBe(expected);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a tag within a line', 'x <b onclick="alert(1)">y</b>'],
    ['a comment', '<!-- hidden -->'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>'],
  ])('shows %s as text', (_name, text) => {
    expect(html(text)).not.toMatch(/<(?!\/?p>)/);
    expect(html(text)).toContain('&lt;');
  });

  it.each([
    ['a heading', '# Loud'],
    ['an underlined heading', 'Loud\n===='],
    ['a picture', '![alt](/a.svg)'],
    ['a code block', '```\ncode\n```'],
  ])('makes no %s', (_name, text) => {
    expect(html(text)).not.toMatch(/<(h\d|img|pre)/);
  });

  it('marks words of another language with all that they contain, and nothing that only looks similar', () => {
    expect(html('Take a *[louage]{lang=fr}* or [a **taxi**]{lang=it}.')).toBe(
      '<p>Take a <em><bdi lang="fr">louage</bdi></em> or <bdi lang="it">a <strong>taxi</strong></bdi>.</p>',
    );
    expect(html('[[a](/a)]{lang=fr}')).toBe('<p><bdi lang="fr"><a href="/a">a</a></bdi></p>');
    expect(html('[x]{lang=fr onclick=y} [x] {lang=fr} {lang=fr} [x]{lang=}')).toBe(
      '<p>[x]{lang=fr onclick=y} [x] {lang=fr} {lang=fr} <bdi lang="">x</bdi></p>',
    );
    expect(html('[x]{lang="onclick="y}')).toBe('<p><bdi lang="&quot;onclick=&quot;y">x</bdi></p>');
  });

  it('keeps a quotation mark in an address from ending the attribute', () => {
    expect(html('[a](</x"onclick="y>)')).toBe('<p><a href="/x&quot;onclick=&quot;y">a</a></p>');
  });

  it('returns every link, whatever its scheme, for the link check', () => {
    const text = '[a](/a) [b][ref] <https://c.example.org> <me@example.org>\n\n- > [d](JavaScript:x)\n\n[ref]: data:b';

    const links = elementsOf(readMarkdown(text)).flatMap(({ attributes }) => attributes?.href ?? []);
    expect(links).toEqual(['/a', 'data:b', 'https://c.example.org', 'mailto:me@example.org', 'JavaScript:x']);
  });

  it('names a table after the heading above it', () => {
    const text = '| a |\n| - |\n| 1 |\n\n## By *train* & "bus"\n\n| a |\n| - |\n| 1 |';
    const tables = html(text, 'page').match(/<table[^>]*>/g);
    expect(tables).toEqual([
      '<table data-narrow="">',
      '<table aria-label="By train &amp; &quot;bus&quot;" data-narrow="">',
    ]);
  });
});

it('the plain text of a text is its words on one line, and elements divide no word', () => {
  const text = '## H**2**O\n\nof\\\ntwo ![A map](/x.svg)\n\n- [*un*](/a)seen [l]{lang=fr}ouage\n- `b`';
  expect(plainTextOf(readMarkdown(text, 'page'))).toBe('H2O of two A map unseen louage b');
});

it('an abstract has no tables, references and languages, and shows bad links as text', () => {
  const text = '| a |\n| - |\n\n[1]: /x\n\n[x]{lang=fr} [y](javascript:z)';
  expect(htmlOf(readAbstract(text)).trim()).toBe(
    '<p>| a |\n| - |</p>\n<p>[1]: /x</p>\n<p>[x]{lang=fr} [y](javascript:z)</p>',
  );
});

it('emphasis within emphasis, thousands deep, keeps its words', () => {
  const text = `${'*a '.repeat(20_000)}${'b* '.repeat(20_000)}`;
  expect(plainTextOf(readMarkdown(text))).toBe(`${'a '.repeat(20_000)}${'b '.repeat(20_000)}`.trim());
  expect(html(text)).toContain('<em>a <em>a ');
});
