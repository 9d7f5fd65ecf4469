import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Page as Home } from '../../pages/home/index.page.server';
import { Page as ImportantDates } from '../../pages/important-dates/index.page.server';
import { phasesOf } from '../../renderer/phases/phases';
import { siteOf } from '../../renderer/site';
import { renderedContent } from '../../scripts/content/site-content';
import { callFacts } from '../../scripts/exports/documents/call-facts';
import { ROWS } from '../../scripts/exports/open-data/rows';
import { CONFERENCE, compileWith } from '../content/support/small-conference';
import { there } from '../support/there';

const FILES = {
  'conference.yaml': `${CONFERENCE}url: https://ice.example.org\n`,
  'tracks.csv': 'id,title,card\npapers,Papers,yes\n',
  'deadlines.csv': `track,milestone,label,date,endDate,superseded,time,zone
papers,submission,Submission,2030-06-02,,2030-05-20,23:59,AoE
papers,review,Review,2030-07-01,2030-07-20,,,AoE
papers,notification,Notification,2030-08-01,,,12:00,
papers,camera-ready,Camera ready,2030-09-01,,,18:00,America/New_York
papers,posters,Posters,2030-10-01,,,,
`,
  'calls.yaml': `- id: papers
  title: Call for papers
  path: /call
  sections:
    - heading: Dates
      text: Send papers by **{{date deadlines.papers.submission}}**, posters by {{date deadlines.papers.posters}}.
`,
};

const textsOf = (page: string) =>
  parse(page)
    .querySelectorAll('dd time, ol time')
    .map((time) => [
      time.text,
      time.getAttribute('datetime'),
      time.parentNode?.querySelector('[data-moment]')?.getAttribute('data-moment'),
    ]);

it('deadlines have an hour and a zone on every page and in texts, documents and open data', async () => {
  const { site, diagnostics } = await compileWith(FILES);
  const found = there(site);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const content = await renderedContent(found);
  const props = siteOf(content);
  const [route] = props.routes.all('important-dates');
  const dates = [
    ['May 20, 2030', '2030-05-20', undefined],
    ['June 2, 2030, 23:59 AoE', '2030-06-02T23:59-12:00', '2030-06-02T23:59-12:00'],
    ['July 1-20, 2030, AoE', '2030-07-21T00:00-12:00', '2030-07-21T00:00-12:00'],
    ['August 1, 2030, 12:00 GMT+2', '2030-08-01T12:00+02:00', '2030-08-01T12:00+02:00'],
    ['September 1, 2030, 18:00 GMT-4', '2030-09-01T18:00-04:00', '2030-09-01T18:00-04:00'],
    ['October 1, 2030', '2030-10-01', undefined],
  ];
  const page = renderToStaticMarkup(<ImportantDates {...props} route={there(route)} />);
  expect(textsOf(page).map(([text, moment, own], index) => [text, moment, index === 0 ? undefined : own])).toEqual(
    dates,
  );

  const [home] = props.routes.all('home');
  const shown = renderToStaticMarkup(<Home {...props} route={there(home)} />);
  expect(shown).toContain('<time dateTime="2030-06-02T23:59-12:00">June 2, 2030, 23:59 AoE</time>');
  const struck = parse(shown).querySelector('ol del');
  expect([struck?.text, struck?.previousElementSibling?.tagName]).toEqual(['May 20, 2030', 'TIME']);
  expect(phasesOf(content.conference, content.deadlines)[0]?.until).toBe('2030-06-02T23:59-12:00');

  expect(JSON.stringify(content.calls)).toContain('June 2, 2030, 23:59 AoE');
  expect(JSON.stringify(content.calls)).toContain('October 1, 2030.');
  expect(JSON.stringify(callFacts(found.content, 'papers', 'papers'))).toContain('June 2, 2030, 23:59 AoE');
  expect(ROWS.deadlines(found).map(({ ends }) => ends)).toEqual([
    '2030-06-02T23:59-12:00',
    '2030-07-21T00:00-12:00',
    '2030-08-01T12:00+02:00',
    '2030-09-01T18:00-04:00',
    undefined,
  ]);
});

it('what takes place with the conference is awaited until its first day, other periods until their last', async () => {
  const { 'calls.yaml': _, ...files } = FILES;
  const { site } = await compileWith({
    ...files,
    'deadlines.csv': `track,milestone,label,date,endDate
papers,review,Review,2030-07-01,2030-07-20
papers,meeting,Meeting,2030-12-28,2031-01-03
`,
  });
  const props = siteOf(await renderedContent(there(site)));
  const [route] = props.routes.all('important-dates');
  const page = parse(renderToStaticMarkup(<ImportantDates {...props} route={there(route)} />));
  expect(page.querySelectorAll('small').map((each) => each.getAttribute('data-days'))).toEqual([
    '2030-07-20',
    '2030-12-28',
  ]);
});

it('the dates of a track without a card are below the cards, on their own page alone', async () => {
  const { site } = await compileWith({
    ...FILES,
    'tracks.csv': 'id,title,card\npapers,Papers,yes\nlate,Late posters,no\n',
    'deadlines.csv': `${FILES['deadlines.csv']}late,submission,Late posters,2030-11-02,,,,\n`,
  });
  const props = siteOf(await renderedContent(there(site)));
  const [route] = props.routes.all('important-dates');
  const timesOn = (page: string) => textsOf(page).map(([text]) => text);
  expect(timesOn(renderToStaticMarkup(<ImportantDates {...props} route={there(route)} />)).at(-1)).toBe(
    'November 2, 2030',
  );
  const [home] = props.routes.all('home');
  const cards = parse(renderToStaticMarkup(<Home {...props} route={there(home)} />)).querySelector('#importantdates');
  expect(timesOn(String(cards?.querySelectorAll('dl')))).not.toContain('November 2, 2030');
});
