import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Page } from '../../pages/page/index.page.server';
import { siteOf } from '../../renderer/site';
import { readMarkdown } from '../support/read-markdown';
import { sampleSite } from './support/sample-site';

it('a page of its own shows its title once, and its pictures in the sizes that the build makes', async () => {
  const sample = await sampleSite();
  const [home] = sample.routes;
  if (!home) throw new Error('no page');
  const photograph = sample.pictures.find(({ sources }) => sources.length > 0);
  if (!photograph) throw new Error('no picture');
  const text = readMarkdown('![Tom "T" & Co](/images/a&b.jpg)\n\n![X](/images/x.svg "Title")', 'page');
  const content = {
    ...sample,
    freePages: [{ id: 'visa', path: '/visa', title: 'Visa', text }],
    pictures: [{ ...photograph, address: '/images/a&b.jpg', use: 'figure' as const }],
  };
  const route = { ...home, id: 'visa', path: '/visa', canonical: '/visa', kind: 'page' as const };

  const shown = renderToStaticMarkup(<Page {...siteOf(content)} route={route} />);

  expect(shown.match(/<h1[^>]*>Visa<\/h1>/g)).toHaveLength(1);
  expect(shown).toContain('<source type="image/avif" srcSet="');
  expect(shown).toContain('alt="Tom &quot;T&quot; &amp; Co"');
  expect(shown).toContain('<img src="/images/x.svg" alt="X" width="608" height="608" loading="lazy"/>');
});
