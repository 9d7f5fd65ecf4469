import ICAL from 'ical.js';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Page as Schedule } from '../../pages/schedule/index.page.server';
import { linkedData } from '../../renderer/linked-data/linked-data';
import { siteOf } from '../../renderer/site';
import { renderedContent } from '../../scripts/content/site-content';
import { programEntries } from '../../scripts/exports/my-program/entries';
import { tableAnchor } from '../../shared/format/schedule-anchors';
import { viewOf } from '../../shared/program/view-of';
import { CONFERENCE, compileWith } from '../content/support/small-conference';
import { filesOf } from '../support/compiled-conferences';
import { there } from '../support/there';

const SESSIONS = `id,kind,date,start,end,endDate,room,title
welcome,ceremony,2030-12-28,09:00,10:00,,hall,Welcome
hack,hackathon,2030-12-28,17:00,08:00,2030-12-29,loft,All night
day,hackathon,2030-12-29,09:00,09:00,2030-12-30,loft,A day and a night
three,hackathon,2030-12-30,10:00,16:00,2031-01-01,loft,Three days
party,social,2030-12-28,22:00,00:30,,hall,Party
`;
const FILES = {
  'conference.yaml': `${CONFERENCE}url: https://ice.example.org\n`,
  'rooms.csv': 'id,name,plenary\nhall,Hall,yes\nloft,Loft,no\n',
  'session-kinds.csv': 'id,label,mark,for,papers,longest\nhackathon,Hackathon,dashed,beside,no,1440\n',
  'sessions.csv': SESSIONS,
  'contributions.csv':
    'id,kind,title,people,date,start,end,endDate,room\nL1,demo,A light,Ada Sow,2031-01-01,17:00,10:00,2031-01-02,hall\n',
};

it('sessions of a night, of 24 hours and of days are right in pages, calendars, schedules and linked data', async () => {
  const { site, diagnostics } = await compileWith(FILES);
  expect(diagnostics).toEqual([]);
  const found = there(site);
  const content = renderedContent(found);
  const props = siteOf(content);

  const route = there(props.routes.of('schedule'));
  const page = parse(renderToStaticMarkup(<Schedule {...props} route={route} />));
  const shownAs = (id: string) =>
    page
      .querySelector(`#${id}`)
      ?.querySelectorAll('time')
      .map(({ text }) => text)
      .slice(0, 2)
      .join('–');
  expect(['hack', 'day', 'three', 'party'].map(shownAs)).toEqual([
    '17:00–08:00 (+1)',
    '09:00–09:00 (+1)',
    '10:00–16:00 (+2)',
    '22:00–00:30 (+1)',
  ]);
  const hours = programEntries(found).map(({ key, slots }) => [key, slots[0]?.hours]);
  expect(Object.fromEntries(hours)).toMatchObject({
    'session-three': '10:00–16:00 (+2)',
    'session-party': '22:00–00:30 (+1)',
  });

  const texts = new Map<string, string>();
  for await (const { address, text } of filesOf(found, /^\/schedule\.(?:ics|json|xml)$/)) texts.set(address, text);
  const events = new ICAL.Component(ICAL.parse(there(texts.get('/schedule.ics')))).getAllSubcomponents('vevent');
  const ends = events.map((event) => [
    String(event.getFirstPropertyValue('uid')).replace(/\..*$/, ''),
    String(event.getFirstPropertyValue('dtend')),
  ]);
  expect(Object.fromEntries(ends)).toMatchObject({
    'session-hack': '2030-12-29T08:00:00',
    'session-day': '2030-12-30T09:00:00',
    'session-three': '2031-01-01T16:00:00',
    'session-party': '2030-12-29T00:30:00',
    'talk-L1': '2031-01-02T10:00:00',
  });
  expect(there(texts.get('/schedule.xml')).match(/<duration>[\d:]+/g)).toEqual(
    ['01:00', '02:30', '15:00', '24:00', '54:00', '17:00'].map((duration) => `<duration>${duration}`),
  );

  const own = there(props.routes.all('session').find(({ id }) => id === 'three'));
  expect(linkedData(props, own, viewOf(content, own))).toContain('"endDate":"2031-01-01T16:00:00+01:00"');
});

it('a long session is listed under each of its days, and is on in "Now and next" of each', async () => {
  const { site } = await compileWith(FILES);
  const props = siteOf(renderedContent(there(site)));
  const page = parse(renderToStaticMarkup(<Schedule {...props} route={there(props.routes.of('schedule'))} />));
  const textOf = (element: { text: string } | null | undefined) => element?.text.replaceAll(/\s+/g, ' ').trim();
  const listed = ['2030-12-29', '2030-12-30', '2030-12-31', '2031-01-01', '2031-01-02'].map((day) =>
    page.querySelectorAll(`#${tableAnchor(day)} p[data-ends]`).map(textOf),
  );
  expect(listed).toEqual([
    ['All night until 08:00'],
    ['A day and a night until 09:00'],
    ['Three days until Wed, Jan 1, 16:00'],
    ['Three days until 16:00'],
    ['A light until 10:00'],
  ]);

  const nowOn = (day: string) => {
    const panel = page
      .querySelectorAll('section[aria-label^=Now]')
      .find((each) => each.attributes['data-from']?.startsWith(day));
    const entry = panel?.querySelectorAll('dd').find(({ text }) => text.includes('Three days'));
    return [entry?.attributes['data-from'], entry?.attributes['data-until'], textOf(entry?.querySelector('a + span'))];
  };
  expect(nowOn('2030-12-31')).toEqual([
    '2030-12-31T00:00+01:00',
    '2031-01-01T00:00+01:00',
    ', until Wed, Jan 1, 16:00',
  ]);
  expect(nowOn('2031-01-01')).toEqual(['2031-01-01T00:00+01:00', '2031-01-01T16:00+01:00', ', until 16:00']);
  // An evening that ends after midnight is of its own day alone.
  expect(listed.flat().join()).not.toContain('Party');
});

it('an end of another day is checked: before the start, and twice in one room', async () => {
  const codes = async (from: string, to: string) => {
    const { diagnostics } = await compileWith({ ...FILES, 'sessions.csv': SESSIONS.replace(from, to) });
    return diagnostics.map(({ code }) => code);
  };
  expect(await codes('08:00,2030-12-29', '08:00,2030-12-27')).toEqual(['end-before-start']);
  expect(await codes('08:00,2030-12-29', '08:00,2030-12-28')).toEqual(['end-before-start']);
  expect(await codes('08:00,2030-12-29', '10:00,2030-12-29')).toEqual(['room-overlap']);
  expect(await codes('17:00,08:00,2030-12-29', '17:00,17:00,2030-12-28')).toEqual(['zero-length']);
});
