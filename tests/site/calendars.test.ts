import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { files, fileText, PUBLIC_URL, pageAt, pages } from './support/built-site';

const schedule = pageAt('/finalschedule').root;

/** Visitors of three parts of the world. */
const READERS = ['Africa/Tunis', 'America/Los_Angeles', 'Asia/Tokyo'];

/** What the clocks of a visitor show at a moment. */
const shownIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

describe('the calendar of everything', () => {
  const calendar = new ICAL.Component(ICAL.parse(fileText('/schedule.ics')));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  it.each(READERS)('shows a visitor in %s the hours of the page', (reader) => {
    const inCalendar = events.map(({ uid, startDate, endDate }) => [
      /^session-(.*)\.amicai-2023@/.exec(uid)?.[1],
      ...[startDate, endDate].map((time) => shownIn(reader, time.toJSDate())),
    ]);
    const onPage = schedule.querySelectorAll('article').map((session) => [
      session.id,
      ...session
        .querySelectorAll('time')
        .slice(0, 2)
        .map((time) => shownIn(reader, new Date(time.getAttribute('datetime') ?? ''))),
    ]);
    expect(onPage.length).toBeGreaterThan(30);
    expect(inCalendar.sort()).toEqual(onPage.sort());
  });
});

describe('the pages', () => {
  it('link the details of every session to the page that has its calendar', () => {
    for (const session of schedule.querySelectorAll('article')) {
      expect(session.querySelector(`a[href="/sessions/${session.id}"]`)).not.toBeNull();
    }
  });

  it('contain the calendar of their session, paper or person, without a separate file', () => {
    const carried = pages.flatMap(({ path, root }) =>
      root.querySelectorAll('#calendar a[download$=".ics"]').map((link) => [path, link.getAttribute('href') ?? '']),
    );
    const kinds = new Set(carried.map(([path = '']) => path.split('/')[1]));
    expect([...kinds].sort()).toEqual(['people', 'sessions']);
    for (const [path, address = ''] of carried) {
      const text = decodeURIComponent(address.replace(/^data:text\/calendar,/, ''));
      expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').length, path).toBeGreaterThan(0);
    }
    expect([...files].filter((file) => /^\/calendars\/(?!days|rooms|dates)/.test(file))).toEqual([]);
  });

  it('offer subscriptions to existing calendars, with complete addresses', () => {
    const subscriptions = pages.flatMap(({ root }) =>
      root.querySelectorAll('a[href^="webcal:"]').map((link) => link.getAttribute('href') ?? ''),
    );
    expect(subscriptions).toContain(`${PUBLIC_URL.replace('https', 'webcal')}/schedule.ics`);
    for (const address of subscriptions) expect(files).toContain(new URL(address).pathname);
  });

  it('name the files for schedule apps, with their media types, on the home page and the schedule', () => {
    for (const { root } of [pageAt('/'), { root: schedule }]) {
      const link = root.querySelector('link[type="application/vnd.c3voc.schedule+xml"]');
      expect(link?.getAttribute('href')).toBe(`${PUBLIC_URL}/schedule.xml`);
      expect(files).toContain('/schedule.xml');
    }
  });
});
