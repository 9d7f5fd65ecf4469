import { describe, expect, it } from 'vitest';
import { formats } from '../../scripts/content/validate/formats';
import { affiliationText } from '../../shared/format/affiliation-text';
import { datesIn } from '../../shared/format/dates';
import { daysBetween } from '../../shared/format/days-between';
import { bindDay, bindNumerals, titleParts } from '../../shared/format/line-breaks';
import { formatMoney } from '../../shared/format/money';
import { offsetAt, offsetLabel } from '../../shared/format/offset-at';
import { recordAddress } from '../../shared/format/record-address';
import { changeInWords, releaseDay, updatesIn } from '../../shared/format/release-changes';
import { saysTrack } from '../../shared/format/says-track';
import { clockOf, localDateTime, minutesIn, minutesWithin } from '../../shared/format/times';
import { zoneLabel, zoneLabelAt } from '../../shared/format/zone-label';
import { wordsIn, wordsOf } from '../../shared/words';

const en = wordsIn('en');

it('writes an amount of money with its currency, without separators', () => {
  expect([formatMoney(700, 'TND', 'en'), formatMoney(1050, 'TND', 'fr'), formatMoney(90, 'EUR', 'ar')]).toEqual([
    '700 TND',
    '1050 TND',
    '90 EUR',
  ]);
});

it('writes decimals with the decimal sign of the language', () => {
  expect([formatMoney(59.5, 'EUR', 'en'), formatMoney(1059.5, 'EUR', 'fr')]).toEqual(['59.50 EUR', '1059,50 EUR']);
});

it.each([
  ['Late poster deadline', 'Late Posters', true],
  ['Competition proposal deadline', 'Competition Proposals', true],
  ['Soumission des posters', 'Posters', true],
  ['Einreichung für Vollbeiträge', 'Vollbeiträge', true],
  ['آخر أجل للملصقات', 'الملصقات', false],
  ['موعد الملصقات', 'الملصقات', true],
  ['Submission deadline', 'Regular Papers', false],
  ['Poster deadline', 'Late Posters', false],
  ['Postal deadline', 'Posters', false],
])('knows whether the label "%s" says the track "%s"', (label, title, says) => {
  expect(saysTrack(label, title)).toBe(says);
});

describe('the address of a record of the program', () => {
  it.each([
    ['session', 'oral-1', '/sessions/oral-1'],
    ['paper', '239', '/papers/239'],
    ['paper', 'main.49', '/papers/main.49'],
    ['paper', 'findings/2023.acl', '/papers/findings~2023~acl'],
    ['paper', 'a/../b', '/papers/a~..~b'],
    ['poster', 'P01', '/posters/P01'],
    ['person', 'nour-haddad', '/people/nour-haddad'],
  ] as const)('of the %s %s is %s, which a page may have', (kind, id, address) => {
    expect(recordAddress(kind, id)).toBe(address);
    expect(formats.route.test(address)).toBe(true);
  });
});

const together = (title: string) =>
  titleParts(title)
    .filter(({ isUnbreakable }) => isUnbreakable)
    .map(({ text }) => text);

it.each([
  ['Session 1: AI-Healthcare I: images and diagnosis', ['Session 1:', 'AI-Healthcare I:']],
  ['AI in Industry 4.0', ['Industry 4.0']],
  ['Séance 2 : corpus', ['Séance 2']],
  ['الجلسة ٣: الترجمة', ['الجلسة ٣:']],
  ['I think, therefore we compute', []],
  ['3D models of cells', []],
  ['Call for Papers / Submission Guidelines', []],
])('of %j keeps %j on one line', (title, parts) => {
  expect(together(title)).toEqual(parts);
  expect(
    titleParts(title)
      .map(({ text }) => text)
      .join(''),
  ).toBe(title);
});

it('binds a word to its numeral in titles, and no other words', () => {
  expect(bindNumerals('Session 1: AI-Healthcare I: images and diagnosis')).toBe(
    'Session\u00a01: AI-Healthcare\u00a0I: images and diagnosis',
  );
  expect(bindNumerals('What is missing?')).toBe('What is missing?');
});

it.each([
  ['en', 'Saturday, June_14'],
  ['de', 'Samstag, 14._Juni'],
  ['fr', 'Samedi 14_juin'],
  ['es', 'Sábado, 14_de_junio'],
  ['ar', 'السبت 14_جوان'],
])('in %s, keeps a day and its month on one line: %s', (language, expected) => {
  expect(bindDay(wordsIn(language).dates.day('2031-06-14'))).toBe(expected.replaceAll('_', '\u00a0'));
});

it.each([
  ['en', ['University of Sfax'], 'University of Sfax, Tunisia'],
  ['en', ['University of Sfax, Tunisia'], 'University of Sfax, Tunisia'],
  ['en', ['University of Sfax, Tunisia', 'Institute of Rivers'], 'University of Sfax, Tunisia, Institute of Rivers'],
  ['en', [undefined], 'Tunisia'],
  ['ar', ['جامعة صفاقس'], 'جامعة صفاقس، تونس'],
])('in %s, joins the affiliations %j and the country, which appears once', (language, affiliations, expected) => {
  expect(affiliationText(affiliations, 'TN', wordsIn(language))).toBe(expected);
});

it('omits an unknown country', () => {
  expect(affiliationText(['University of Sfax'], undefined, wordsIn('en'))).toBe('University of Sfax');
});

const { date, dateDayFirst, day, hour, period, shortDay } = en.dates;

describe('dates and times', () => {
  it('are written with the month in words, and with days of two digits where the data asks for them', () => {
    expect(date('2023-08-15')).toBe('August 15, 2023');
    expect(date('2023-10-05')).toBe('October 5, 2023');
    const { dates } = wordsOf({ conference: { language: 'en', twoDigitDays: true } });
    expect(dates.date('2023-10-05')).toBe('October 05, 2023');
    expect(dates.period('2023-10-05', '2023-10-07')).toBe('October 05-07, 2023');
  });

  it('join the days of a period within a month, and write both dates out otherwise', () => {
    expect(period('2023-12-13', '2023-12-15')).toBe('December 13-15, 2023');
    expect(period('2023-11-30', '2023-12-02')).toBe('November 30, 2023 – December 2, 2023');
    expect(period('2023-12-13', '2023-12-13')).toBe('December 13, 2023');
    expect(period('2023-12-13')).toBe('December 13, 2023');
  });

  it('name the day of the week in the schedule', () => {
    expect(['2023-12-13', '2023-12-14', '2023-12-15'].map(day)).toEqual([
      'Wednesday, December 13',
      'Thursday, December 14',
      'Friday, December 15',
    ]);
    expect(shortDay('2023-09-06')).toBe('Wed, Sep 6');
    expect(['en', 'de', 'pt'].map((tag) => wordsIn(tag).dates.dayOfWeek('2023-09-06'))).toEqual([
      'Wed 6',
      'Mi. 6.',
      'Qua. 6',
    ]);
  });

  it('have the day first and an h in the hour for panels', () => {
    expect(`${dateDayFirst('2023-12-14')}, ${hour('10:30')}`).toBe('14 December 2023, 10h30');
  });

  it('have the names of months and days from the language, and the order from its patterns', () => {
    const plain = ({ day, month, year }: Readonly<Record<'day' | 'month' | 'year', string>>) =>
      `${day} ${month} ${year}`;
    const french = datesIn('fr', {
      date: plain,
      dateDayFirst: plain,
      day: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
      shortDay: ({ shortWeekday, day, shortMonth }) => `${shortWeekday} ${day} ${shortMonth}`,
      dayOfWeek: ({ shortWeekday, day }) => `${shortWeekday} ${day}`,
      daysOfMonth: (start, end) => `du ${start.day} au ${plain(end)}`,
      fromTo: (start, end) => `du ${start} au ${end}`,
    });
    expect(french.dayInText('2023-08-16')).toBe('mercredi 16 août');
    expect(french.periodInText('2023-12-13', '2023-12-15')).toBe('du 13 au 15 décembre 2023');
    expect(french.periodInText('2023-11-30', '2023-12-02')).toBe('du 30 novembre 2023 au 02 décembre 2023');
  });
});

it('counts days from midnight to midnight, negative for past days', () => {
  expect(daysBetween('2031-05-01', '2031-05-03')).toBe(2);
  expect(daysBetween('2031-05-03', '2031-04-30')).toBe(-3);
  expect(daysBetween('2031-05-01T13:00', '2031-05-02T13:00')).toBe(1);
});

describe('times of a day', () => {
  it('continue after midnight where the end is before the start, within twelve hours', () => {
    expect(minutesIn({ start: '22:00', end: '01:30' })).toEqual({ start: 1320, end: 1530 });
    expect(minutesIn({ start: '22:00', end: '24:00' })).toEqual({ start: 1320, end: 1440 });
    expect(minutesIn({ start: '20:00', end: '08:00' })).toEqual({ start: 1200, end: 1920 });
    expect(minutesIn({ start: '09:00', end: '08:30' })).toEqual({ start: 540, end: 510 });
  });

  it('of a part are after midnight where the whole is', () => {
    const night = { start: '22:00', end: '01:30' };
    expect(minutesWithin(night, { start: '00:15', end: '00:45' })).toEqual({ start: 1455, end: 1485 });
    expect(minutesWithin(night, { start: '23:45', end: '00:15' })).toEqual({ start: 1425, end: 1455 });
    // What begins when the session ends is no part of it, and keeps its times.
    expect(minutesWithin(night, { start: '01:30', end: '01:45' })).toEqual({ start: 90, end: 105 });
    expect(minutesWithin({ start: '09:00', end: '10:00' }, { start: '08:00', end: '08:30' }).start).toBe(480);
  });

  it('are formatted as hours and minutes, with the right day', () => {
    expect([clockOf(90), clockOf(1530), clockOf(1440, 'end'), clockOf(1440)]).toEqual([
      '01:30',
      '01:30',
      '24:00',
      '00:00',
    ]);
    expect(localDateTime('2024-02-29', 1530)).toBe('2024-03-01T01:30');
    expect(localDateTime('2023-12-31', 1440)).toBe('2024-01-01T00:00');
  });
});

describe('the offset of a zone', () => {
  it.each([
    ['Africa/Tunis', '2023-12-13T09:30', '+01:00'],
    ['UTC', '2024-05-20T09:30', '+00:00'],
    ['Asia/Kathmandu', '2024-05-20T09:30', '+05:45'],
    ['America/St_Johns', '2024-01-20T09:30', '-03:30'],
    ['Europe/Paris', '2024-03-31T01:59', '+01:00'],
    ['Europe/Paris', '2024-03-31T02:30', '+01:00'],
    ['Europe/Paris', '2024-03-31T03:00', '+02:00'],
    ['Europe/Paris', '2024-10-27T01:59', '+02:00'],
    ['Europe/Paris', '2024-10-27T02:30', '+02:00'],
    ['Europe/Paris', '2024-10-27T03:00', '+01:00'],
    ['America/New_York', '2024-03-10T03:00', '-04:00'],
  ])('of %s at %s is %s', (zone, local, offset) => {
    expect(offsetAt(zone, local)).toBe(offset);
  });

  it.each([
    ['+01:00', 'GMT+1'],
    ['-03:30', 'GMT-3:30'],
    ['+00:00', 'GMT'],
  ])('%s is written %s', (offset, label) => {
    expect(offsetLabel(offset)).toBe(label);
  });
});

it('a label with two offsets, because the clocks change, becomes the one that applies at the time', () => {
  const labelsOf = (timeZoneLabel: string, end = '2024-03-31') =>
    ['2024-03-30T10:00', '2024-03-31T10:00'].map((local) =>
      zoneLabelAt({ timeZone: 'Europe/Paris', timeZoneLabel, start: '2024-03-30', end }, local),
    );
  expect(labelsOf('GMT+1/GMT+2')).toEqual(['GMT+1', 'GMT+2']);
  expect(labelsOf('Paris time')).toEqual(['Paris time', 'Paris time']);
  expect(labelsOf('GMT+1', '2024-03-30')).toEqual(['GMT+1', 'GMT+1']);
});

it.each([
  ['2024-03-30', '2024-03-31', 'GMT+1/GMT+2', 'GMT+1 until Sunday, March 31, 03:00, then GMT+2'],
  ['2024-10-25', '2024-10-28', 'GMT+2/GMT+1', 'GMT+2 until Sunday, October 27, 03:00, then GMT+1'],
  ['2024-03-30', '2024-03-31', 'Paris time', 'Paris time'],
])('the label of a conference from %s to %s says when the clocks change', (start, end, timeZoneLabel, expected) => {
  expect(zoneLabel({ timeZone: 'Europe/Paris', timeZoneLabel, start, end }, en)).toBe(expected);
});

const ZONE = { timeZone: 'Europe/Paris', timeZoneLabel: 'GMT+1/GMT+2', start: '2024-03-30', end: '2024-03-31' };
const said = (...change: Parameters<typeof changeInWords>[0][]) =>
  change.map((each) => {
    const { mark, facts } = changeInWords(each, en, ZONE);
    return [mark, ...facts.map(({ label, text }) => `${label}: ${text}`)];
  });

describe('a change of the program in words', () => {
  it('says what is new, without empty fields', () => {
    const after = { title: 'Opening', start: '2031-05-20T09:00', end: '2031-05-20T09:30', rooms: 'Hall', people: '-' };
    expect(said({ after })).toEqual([['New', 'Time: May 20, 2031, 09:00–09:30 GMT+2', 'Room: Hall']]);
  });

  it.each([
    [
      { start: '2031-05-20T09:00' },
      { start: '2031-05-21T10:00' },
      'Moved',
      'Time: May 21, 2031, 10:00 GMT+2 (before: May 20, 2031, 09:00 GMT+2)',
    ],
    [{ end: '2031-05-20T09:30' }, { end: '2031-05-20T09:45' }, 'Moved', 'Time: 09:45 GMT+2 (before: 09:30 GMT+2)'],
    [{ rooms: 'Hall' }, { rooms: '-' }, 'Moved', 'Room: none (before: Hall)'],
    [{ board: '3' }, { board: '4' }, 'Moved', 'Board: 4 (before: 3)'],
    [{ title: 'One' }, { title: 'Two' }, 'Renamed', 'Title: Two (before: One)'],
    [{ people: '-' }, { people: 'Ann Bell' }, 'Changed', 'People: Ann Bell (before: none)'],
  ])('says what was changed: %j to %j', (before, after, mark, fact) => {
    expect(said({ before, after })).toEqual([[mark, fact]]);
  });

  it('says first that something was cancelled, withdrawn or takes place again', () => {
    expect(
      said(
        { before: {}, after: { state: 'cancelled', title: 'One' } },
        { before: {}, after: { state: 'withdrawn' } },
        { before: {}, after: { state: 'planned', start: '2031-05-20T09:00' } },
      ).map(([mark]) => mark),
    ).toEqual(['Cancelled', 'Withdrawn', 'Reinstated']);
  });
});

it('a release has the date at the place of the conference', () => {
  expect(releaseDay({ time: '2031-05-20T23:30:00Z' }, 'Africa/Tunis')).toBe('2031-05-21');
  expect(releaseDay({ time: '2031-05-20T01:30:00Z' }, 'America/Lima')).toBe('2031-05-19');
});

it('links the last update among some entries to its release, and has none for entries that never changed', () => {
  const find = updatesIn(
    {
      conference: { timeZone: 'UTC' },
      releases: [1, 2, 3].map((version) => ({ version, time: `2031-05-0${version}T12:00:00Z` })),
      releasedEntries: [
        { entry: 'session-a', revision: 0, release: 3 },
        { entry: 'session-b', revision: 2, release: 3 },
        { entry: 'session-c', revision: 1, release: 2 },
        { entry: 'session-d', revision: 1, release: 9 },
      ],
    },
    '/changes',
  );
  expect(find('session-c', 'session-b')).toEqual({ day: '2031-05-03', href: '/changes#release-3' });
  expect(find('session-b', 'session-c')).toEqual({ day: '2031-05-03', href: '/changes#release-3' });
  expect(find('session-a', 'session-d', 'session-e')).toBeUndefined();
});
