import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Page } from '../../pages/registration/index.page.server';
import { siteOf } from '../../renderer/site';
import { readMarkdown } from '../support/read-markdown';
import { sampleSite } from './support/sample-site';

it('a section of the registration page is shown on its days, by the zone of the conference, and so is the link to it', async () => {
  const sample = await sampleSite();
  const { registration, fees } = sample;
  const route = sample.routes.find(({ kind }) => kind === 'registration');
  if (!(registration && route) || fees.length === 0) throw new Error('no registration');
  const text = readMarkdown('Fees are lower.');
  const content = {
    ...sample,
    registration: {
      ...registration,
      sections: [
        { heading: 'Early', text, from: '2023-09-01', until: '2023-10-05' },
        { heading: 'Always', text },
      ],
    },
  };

  const shown = renderToStaticMarkup(<Page {...siteOf(content)} route={route} />);

  const days = 'data-from="2023-09-01T00:00+01:00" data-until="2023-10-06T00:00+01:00"';
  expect(shown).toContain(`<li ${days}><a href="#rules-1">Early</a></li>`);
  expect(shown).toMatch(
    new RegExp(`<section class="[^"]*" id="rules-1" ${days.replaceAll('+', '\\+')} data-later="timed">`),
  );
  // What has no days needs no script.
  expect(shown).toMatch(/<section class="[^"]*" id="rules-2"><h2>Always<\/h2>/);
  expect(shown.split('<section').at(-1)).not.toContain('showTimed');
});
