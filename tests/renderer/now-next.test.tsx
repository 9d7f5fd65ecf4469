import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NowNext } from '../../pages/schedule/NowNext';
import { siteOf } from '../../renderer/site';
import { renderedContent } from '../../scripts/content/site-content';
import { CONFERENCE, compileWith } from '../content/support/small-conference';
import { there } from '../support/there';

it('"Now and next" names the talk that is on, with who presents it and until when, if it has times of its own', async () => {
  const { site, diagnostics } = await compileWith({
    'conference.yaml': CONFERENCE,
    'rooms.csv': 'id,name,plenary\nhall,Hall,yes\n',
    'sessions.csv':
      'id,kind,number,date,start,end,room,title\nnoise,oral,1,2030-12-28,11:00,12:30,hall,Noise\nwind,oral,2,2030-12-28,14:00,15:30,hall,Wind\n',
    'papers.csv':
      'id,session,title,authors,start,end\n7,noise,Maps of noise,Ingrid Solbakken; Yu Hong,11:30,12:00\n8,noise,Trains of freight,Ada Sow,11:00,11:30\n9,wind,A gust,Ada Sow,,\n',
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { content, links, words } = siteOf(renderedContent(there(site)));
  const panel = parse(
    renderToStaticMarkup(<NowNext content={content} links={links} hrefOf={({ id }) => `#${id}`} words={words} />),
  );
  const entries = panel
    .querySelectorAll('dd')
    .map((entry) => [
      entry.attributes['data-from']?.slice(11, 16),
      entry.attributes['data-until']?.slice(11, 16),
      entry.querySelector('a')?.attributes.href,
      entry.text.replaceAll(/\s+/g, ' ').trim(),
    ]);
  expect(entries).toEqual([
    ['00:00', '12:30', '#noise', expect.stringContaining('Session 1: Noise, until 12:30')],
    ['11:00', '11:30', '/papers/8', 'Ada Sow: Trains of freight, until 11:30'],
    ['11:30', '12:00', '/papers/7', 'Ingrid Solbakken, Yu Hong: Maps of noise, until 12:00'],
    ['11:00', '15:30', '#wind', expect.stringContaining('Session 2: Wind, until 15:30')],
  ]);
});
