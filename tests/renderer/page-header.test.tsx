import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageHeader } from '../../renderer/components/PageHeader';

const headingOf = (header: Parameters<typeof PageHeader>[0]) =>
  /<h1[^>]*>/.exec(renderToStaticMarkup(<PageHeader {...header} />))?.[0];

it('a title runs as its own letters do, whether or not its language is said', () => {
  expect(headingOf({ title: 'Dialects: what is missing?' })).toBe('<h1 dir="auto">');
  expect(headingOf({ title: 'اللهجات', language: 'ar' })).toBe('<h1 lang="ar" dir="auto">');
});

it('a picture stands beside the title where there is one, and no place is kept for none', () => {
  const html = (picture?: React.ReactNode) =>
    renderToStaticMarkup(<PageHeader title="Ada Lovelace" picture={picture} />);
  expect(html(<img src="/ada.jpg" alt="" />)).toMatch(/<\/h1><\/div><div[^>]*><img src="\/ada.jpg"/);
  expect(html()).not.toMatch(/<\/h1><\/div><div/);
});
