import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NavigationBar } from '../../renderer/components/NavigationBar';
import { siteOf } from '../../renderer/site';
import { themeOf } from '../../shared/theme/theme';
import { sampleSite } from './support/sample-site';

const content = await sampleSite();
const { words, routes } = siteOf(content);
const { acronym, organizer } = content.conference;
const [home] = content.routes;
const logo = { light: '/images/own-light.svg', dark: '/images/own-dark.svg' };

/** The link at the start of the bar. */
function brandOf(conference: Parameters<typeof NavigationBar>[0]['conference'], settings = {}): string {
  if (!home) throw new Error('no home page');
  const html = renderToStaticMarkup(
    <NavigationBar
      conference={conference}
      logo={themeOf(settings).logo}
      menus={[]}
      route={home}
      routes={routes}
      showPicture={(src, _use, box) => ({ src, sources: [], ...box })}
      at={(address) => address}
      words={words}
    />,
  );
  return /<a .*?<\/a>/s.exec(html)?.[0] ?? '';
}

describe('the brand in the bar', () => {
  it('is the logo of the organizer, which leads there', () => {
    const brand = brandOf({ acronym, ...(organizer && { organizer }) });
    expect(brand).toContain(`href="${organizer?.url}"`);
    expect(brand).toContain(`src="${organizer?.logo}"`);
  });

  it("is the theme's logo in place of the organizer's, and without an organizer too", () => {
    const [theirs, own] = [
      brandOf({ acronym, ...(organizer && { organizer }) }, { logo }),
      brandOf({ acronym }, { logo }),
    ];
    for (const brand of [theirs, own]) {
      expect([...brand.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src)).toEqual([logo.dark, logo.light]);
    }
    expect(theirs).toContain(`href="${organizer?.url}"`);
    expect(own).toContain('href="/"');
    expect(own).toContain(`alt="${acronym}"`);
  });
});
