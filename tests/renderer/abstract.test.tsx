import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Abstract } from '../../renderer/components/Abstract';

const shown = (text: string) => renderToStaticMarkup(<Abstract text={text} language="fr" />);

it('shows an abstract of one plain paragraph letter by letter', () => {
  expect(shown('Of 5*3*2 & a_b, <i>if</i>.')).toBe(
    '<p lang="fr" dir="auto">Of 5*3*2 &amp; a_b, &lt;i&gt;if&lt;/i&gt;.</p>',
  );
});

it('shows paragraphs, lists and links of one in Markdown, and HTML as text', () => {
  const html = shown('One\n\n- [two](https://example.org)\n- <b>three</b> [four](javascript:alert)');

  expect(html).toContain('<p>One</p>');
  expect(html).toContain('<li><a href="https://example.org">two</a></li>');
  expect(html).toContain('&lt;b&gt;three&lt;/b&gt;');
  expect(html).not.toContain('href="javascript');
});
