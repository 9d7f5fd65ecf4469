import ICAL from 'ical.js';
import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { Page as Call } from '../../pages/call/index.page.server';
import { Page as ImportantDates } from '../../pages/important-dates/index.page.server';
import { Page as Schedule } from '../../pages/schedule/index.page.server';
import { Page as SpecialSession } from '../../pages/special-session/index.page.server';
import { phasesOf } from '../../renderer/phases/phases';
import { StatusLine } from '../../renderer/phases/StatusLine';
import { type Site, siteOf } from '../../renderer/site';
import { renderedContent, type SiteContent } from '../../scripts/content/site-content';
import { filesOf, siteOfConference } from '../support/compiled-conferences';
import { there } from '../support/there';

let compiled: SiteContent;
let site: Site;
let schedule: HTMLElement;
const rendered = (page: ReactElement) => parse(renderToStaticMarkup(page));
const routeOf = (kind: Parameters<Site['routes']['of']>[0]) => there(site.routes.of(kind));

beforeAll(async () => {
  compiled = await siteOfConference('german');
  site = siteOf(renderedContent(compiled));
  schedule = rendered(<Schedule {...site} route={routeOf('schedule')} />);
});

it('lists the party after the last night under that day, with its own date in calendars', async () => {
  const days = schedule.querySelectorAll('section[id^=program-] > h3').map(({ text }) => text);
  expect(days).toEqual(['Donnerstag, 16. Oktober', 'Freitag, 17. Oktober', 'Samstag, 18. Oktober']);
  const last = schedule.querySelectorAll('#program-2031-10-18 article').map(({ id }) => id);
  expect(last).toEqual(['abschluss', 'abend', 'nachtfest']);
  expect(schedule.querySelector('#nachtfest')?.text).toContain('00:30–03:00');

  const starts = new Map<string, string>();
  for await (const { address, text } of filesOf(compiled, /^\/calendars\/days\//))
    for (const event of new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent'))
      starts.set(
        String(event.getFirstPropertyValue('summary')),
        `${address} ${event.getFirstPropertyValue('dtstart')}`,
      );
  expect(starts.get('Nachtfest im Schuppen')).toBe('/calendars/days/2031-10-18.ics 2031-10-19T00:30:00');
});

it('says on which day what lasts 24 hours ends, on pages and in descriptions', () => {
  expect(schedule.querySelector('#hackathon')?.text).toContain('14:00–14:00 (+1)');
  const descriptions = new Map(compiled.routes.map(({ path, description }) => [path, description]));
  expect(descriptions.get('/sessions/hackathon')).toContain('Freitag, 17. Oktober, 14:00–14:00 (+1)');
  expect(descriptions.get('/sessions/nachtfest')).toContain('Sonntag, 19. Oktober, 00:30–03:00');
});

it('marks the withdrawn paper, which alone has no star', () => {
  const papers = schedule.querySelectorAll('#vortrag-1 li');
  const withdrawn = papers.filter(({ text }) => text.includes('Zurückgezogen'));
  expect(withdrawn.map(({ text }) => text)).toEqual([expect.stringContaining('Straßennamen als Gedächtnis der Stadt')]);
  expect(papers.filter((paper) => !paper.querySelector('[data-star]'))).toEqual(withdrawn);
});

it('has one button to submit, which goes with the deadline of the call', () => {
  const call = rendered(<Call {...site} route={routeOf('call')} />);
  const buttons = call.querySelectorAll('a').filter(({ text }) => text.startsWith('Beitrag einreichen'));
  expect(buttons.map((button) => button.closest('[data-until]')?.getAttribute('data-until'))).toEqual([
    '2031-05-12T23:59-12:00',
  ]);
});

it('ends the call when its deadline has passed anywhere on Earth, in the status line, too', () => {
  const { conference, deadlines } = site.content;
  const [calls, decisions] = phasesOf(conference, deadlines);
  expect(calls).toEqual({ phase: 'calls', until: '2031-05-12T23:59-12:00' });
  expect(decisions?.from).toBe('2031-05-12T23:59-12:00');
  const [first] = rendered(<StatusLine {...site} />).querySelectorAll('p');
  expect(first?.getAttribute('data-until')).toBe('2031-05-12T23:59-12:00');
  expect(first?.text).toContain('Einreichung (Vollbeiträge): 12. Mai 2031, 23:59 AoE');

  const dates = rendered(<ImportantDates {...site} route={routeOf('important-dates')} />);
  const moments = dates.querySelectorAll('time').map((time) => time.getAttribute('dateTime'));
  expect(moments).toEqual([
    '2031-04-28',
    '2031-05-12T23:59-12:00',
    '2031-07-07',
    '2031-08-18T12:00+02:00',
    '2031-10-16',
    '2031-08-05T00:00-12:00',
  ]);
});

it('has a calendar of the important dates: moments in UTC, other days as whole days', async () => {
  const files: string[] = [];
  for await (const { text } of filesOf(compiled, /^\/calendars\/dates\.ics$/)) files.push(text);
  const events = new ICAL.Component(ICAL.parse(files.join(''))).getAllSubcomponents('vevent');
  const shown = events.map((event) =>
    ['summary', 'dtstart', 'dtend', 'url']
      .map((name) => String(event.getFirstPropertyValue(name) ?? '').replace('https://geostadt.example.org', ''))
      .join(' | '),
  );
  expect(shown).toEqual([
    'GeoStadt 2031: Einreichung (Vollbeiträge) | 2031-05-13T11:59:00Z |  | /important-dates',
    'GeoStadt 2031: Benachrichtigung (Vollbeiträge) | 2031-07-07 | 2031-07-08 | /important-dates',
    'GeoStadt 2031: Druckfassung (Vollbeiträge) | 2031-08-18T10:00:00Z |  | /important-dates',
    'GeoStadt 2031: Tagung (Vollbeiträge) | 2031-10-16 | 2031-10-19 | /important-dates',
    'GeoStadt 2031: Kurzfassung (Poster) | 2031-08-05T12:00:00Z |  | /important-dates',
    'GeoStadt 2031: Frist für Beiträge (Karten für das Hochwasser) | 2031-05-27T06:00:00Z |  | /special-sessions/hochwasser',
  ]);
  const dates = rendered(<ImportantDates {...site} route={routeOf('important-dates')} />);
  const links = dates.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/calendars/dates.ics', 'webcal://geostadt.example.org/calendars/dates.ics']);
});

it('shows the hour of the deadline of a special session', () => {
  const page = rendered(<SpecialSession {...site} route={routeOf('special-session')} />);
  const time = page.querySelector('strong time');
  expect([time?.getAttribute('dateTime'), time?.text]).toEqual(['2031-05-26T18:00-12:00', '26. Mai 2031, 18:00 AoE']);
});
