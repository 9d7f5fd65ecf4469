import ICAL from 'ical.js';
import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Page as Schedule } from '../../pages/schedule/index.page.server';
import { Page as SessionPage } from '../../pages/session/index.page.server';
import { linkedData } from '../../renderer/linked-data/linked-data';
import { phasesOf } from '../../renderer/phases/phases';
import { siteOf } from '../../renderer/site';
import { renderedContent } from '../../scripts/content/site-content';
import { programEntries } from '../../scripts/exports/my-program/entries';
import { programOf } from '../../shared/program/program';
import { sessionView } from '../../shared/program/session-view';
import { viewOf } from '../../shared/program/view-of';
import { CONFERENCE, compileWith } from '../content/support/small-conference';
import { filesOf } from '../support/compiled-conferences';
import { there } from '../support/there';

const NIGHT = `${CONFERENCE.replace('end: 2031-01-03', 'end: 2031-01-02')}url: https://ice.example.org\ndayEnds: 04:00\n`;
const SESSIONS = `id,kind,date,start,end,endDate,room,title
welcome,ceremony,2031-01-01,09:00,10:00,,hall,Welcome
evening,social,2031-01-02,22:00,00:30,,hall,Dinner
party,social,2031-01-03,00:30,03:00,,hall,Party
hack,hackathon,2031-01-02,01:00,01:00,2031-01-03,loft,A day and a night
`;
const FILES = {
  'conference.yaml': NIGHT,
  'rooms.csv': 'id,name,plenary\nhall,Hall,yes\nloft,Loft,no\n',
  'session-kinds.csv': 'id,label,mark,for,papers,longest\nhackathon,Hackathon,dashed,beside,no,1440\n',
  'sessions.csv': SESSIONS,
  'contributions.csv': 'id,kind,title,people,session,start,end\nL1,talk,A light,Ada Sow,party,00:45,01:00\n',
};

it('lists the night with the evening before, and keeps its date and time everywhere else', async () => {
  const { site, diagnostics } = await compileWith(FILES);
  expect(diagnostics).toEqual([]);
  const found = there(site);
  const content = renderedContent(found);
  const props = siteOf(content);

  const page = parse(renderToStaticMarkup(<Schedule {...props} route={there(props.routes.of('schedule'))} />));
  const days = page.querySelectorAll('section[id^=program-]').map(({ id }) => id);
  expect(days).toEqual(['program-2031-01-01', 'program-2031-01-02']);
  const listed = page.querySelectorAll('section[id^=program-] article').map((article) => [
    article.id,
    article.closest('section[id^=program-]')?.id.replace('program-', ''),
    article
      .querySelectorAll('time')
      .slice(0, 2)
      .map(({ text }) => text)
      .join('–'),
  ]);
  expect(listed).toEqual([
    ['welcome', '2031-01-01', '09:00–10:00'],
    ['hack', '2031-01-01', '01:00–01:00 (+1)'],
    ['evening', '2031-01-02', '22:00–00:30'],
    ['party', '2031-01-02', '00:30–03:00'],
  ]);
  expect(page.querySelector('#party time')?.outerHTML).toContain(
    'dateTime="2031-01-03T00:30+01:00" data-day="2031-01-02"',
  );

  const own = there(props.routes.all('session').find(({ id }) => id === 'party'));
  const text = parse(
    renderToStaticMarkup(<SessionPage {...props} route={own} view={there(sessionView(programOf(content), 'party'))} />),
  ).text;
  expect(text).toContain('Friday, January\u00a03');
  expect(linkedData(props, own, viewOf(content, own))).toContain('"startDate":"2031-01-03T00:30:00+01:00"');

  const slots = new Map(programEntries(found).map(({ key, slots: [slot] }) => [key, slot]));
  expect(slots.get('session-party')).toMatchObject({ day: 'Thursday, January 2', hours: '00:30–03:00' });
  expect(slots.get('talk-L1')).toMatchObject({ day: 'Thursday, January 2', under: '2031-01-02' });

  const texts = new Map<string, string>();
  for await (const { address, text: file } of filesOf(found, /^\/(?:schedule\.json|calendars\/.*)$/))
    texts.set(address, file);
  expect([...texts.keys()].filter((address) => address.includes('2031-01-03'))).toEqual([]);
  const ofDay = there([...texts].find(([address]) => address.includes('2031-01-02')))[1];
  const events = new ICAL.Component(ICAL.parse(ofDay)).getAllSubcomponents('vevent');
  expect(events.map((event) => String(event.getFirstPropertyValue('dtstart')))).toEqual([
    '2031-01-02T22:00:00',
    '2031-01-03T00:30:00',
    '2031-01-03T00:45:00',
  ]);
  const apps = JSON.parse(there(texts.get('/schedule.json'))).schedule.conference.days;
  expect(apps.map(({ day_end }: { day_end: string }) => day_end)).toEqual([
    '2031-01-03T01:00:00+01:00',
    '2031-01-03T01:00:00+01:00',
  ]);
  expect(phasesOf(content.conference, []).at(-1)).toEqual({ phase: 'after', from: '2031-01-03T04:00+01:00' });
});

it('says of an end after the hour at which days end that it is on the next date', async () => {
  const ride = 'ride,social,2031-01-01,23:00,06:00,,,Night ride\n';
  const { site } = await compileWith({ ...FILES, 'sessions.csv': SESSIONS + ride });
  const found = there(site);
  const content = renderedContent(found);
  const props = siteOf(content);
  const textsOf = (page: ReactElement) =>
    parse(renderToStaticMarkup(page))
      .querySelectorAll('time')
      .map(({ text }) => text);
  const own = there(props.routes.all('session').find(({ id }) => id === 'ride'));
  const view = there(sessionView(programOf(content), 'ride'));
  expect(textsOf(<SessionPage {...props} route={own} view={view} />)).toContain('06:00 (+1)');
  expect(textsOf(<Schedule {...props} route={there(props.routes.of('schedule'))} />)).toContain('06:00 (+1)');
  expect(own.description).toContain('23:00–06:00 (+1)');
  const hours = programEntries(found).find(({ key }) => key === 'session-ride')?.slots[0]?.hours;
  expect(hours).toBe('23:00–06:00 (+1)');
});

it('checks the night by what is written: its day, its room, its people', async () => {
  const messagesOf = async (files: Readonly<Record<string, string>>) => {
    const { diagnostics } = await compileWith({ ...FILES, ...files });
    return diagnostics.map(({ code, message }) => `${code}: ${message}`);
  };
  expect(await messagesOf({ 'conference.yaml': NIGHT.replace('04:00', '00:15') })).toEqual([
    'outside-conference-days: 2031-01-03 is not a day of the conference.',
  ]);
  expect(await messagesOf({ 'conference.yaml': NIGHT.replace('04:00', '13:00') })).toContain(
    'bad-time: "13:00" is not an hour at which a day ends.',
  );
  expect(await messagesOf({ 'sessions.csv': SESSIONS.replace('01-02,22:00,00:30', '01-02,22:00,00:45') })).toEqual([
    'room-overlap: The room "hall" is booked twice on 2031-01-03: "Party" (00:30–03:00) overlaps "Dinner" (22:00–00:45).',
  ]);
});
