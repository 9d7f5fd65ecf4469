import { describe, expect, it } from 'vitest';
import { announced } from '../../pages/schedule/now-next';
import { phasesOf } from '../../renderer/phases/phases';
import { mainDates, upcomingDates } from '../../renderer/phases/upcoming-dates';
import { dayAfter } from '../../shared/format/day-after';
import { shownOn } from '../../shared/timed/span';
import { wordsIn } from '../../shared/words';
import { relativeLocale } from '../../shared/words/relative-locale';

describe('the day after', () => {
  it.each([
    ['2023-12-15', '2023-12-16'],
    ['2023-12-31', '2024-01-01'],
    ['2024-02-28', '2024-02-29'],
  ])('%s is %s', (day, next) => expect(dayAfter(day)).toBe(next));
});

const conference = {
  start: '2023-12-13',
  end: '2023-12-15',
  timeZone: 'Africa/Tunis',
  countdownTarget: '2023-12-13T08:00',
};
const deadline = (track: string, milestone: string, date: string, endDate?: string) => ({
  track,
  milestone,
  date,
  label: `${milestone} date`,
  ...(endDate !== undefined && { endDate }),
});
const deadlines = [
  deadline('regular', 'submission', '2023-08-15'),
  deadline('regular', 'notification', '2023-09-15'),
  deadline('regular', 'camera-ready', '2023-10-05'),
  deadline('late-posters', 'submission', '2023-11-22'),
];

describe('the phases of a conference', () => {
  it('follow from the deadlines and the days, without a gap', () => {
    expect(phasesOf(conference, deadlines)).toEqual([
      { phase: 'calls', until: '2023-08-16T00:00+01:00' },
      { phase: 'decisions', from: '2023-08-16T00:00+01:00', until: '2023-10-06T00:00+01:00' },
      { phase: 'registration', from: '2023-10-06T00:00+01:00', until: '2023-12-06T00:00+01:00' },
      { phase: 'before', from: '2023-12-06T00:00+01:00', until: '2023-12-13T08:00+01:00' },
      { phase: 'during', from: '2023-12-13T08:00+01:00', until: '2023-12-16T00:00+01:00' },
      { phase: 'after', from: '2023-12-16T00:00+01:00' },
    ]);
  });

  it('change at the hour of a deadline, in its zone', () => {
    const submission = { ...deadline('regular', 'submission', '2023-08-15'), time: '23:59', zone: 'AoE' };
    const [calls] = phasesOf(conference, [submission, ...deadlines.slice(1)]);
    expect(calls).toEqual({ phase: 'calls', until: '2023-08-15T23:59-12:00' });
  });

  it('begin with the last week where there are no deadlines', () => {
    expect(phasesOf(conference, []).map(({ phase, from }) => [phase, from])).toEqual([
      ['before', undefined],
      ['during', '2023-12-13T08:00+01:00'],
      ['after', '2023-12-16T00:00+01:00'],
    ]);
  });

  it('begin when the data says so; one that would end before it begins is left out', () => {
    const phases = [{ phase: 'registration', from: '2023-08-01' } as const];
    expect(phasesOf({ ...conference, phases }, deadlines).map(({ phase }) => phase)).toEqual([
      'calls',
      'registration',
      'before',
      'during',
      'after',
    ]);
  });

  it('use the local clocks on a day on which they change', () => {
    const spring = { ...conference, timeZone: 'Europe/Paris', start: '2024-03-30', end: '2024-03-31' };
    const during = phasesOf({ ...spring, countdownTarget: '2024-03-30T09:00' }, []).find(
      ({ phase }) => phase === 'during',
    );
    expect(during).toMatchObject({ from: '2024-03-30T09:00+01:00', until: '2024-04-01T00:00+02:00' });
  });
});

describe('the next date', () => {
  it('is the next until its day is over; the last is the opening', () => {
    const tracks = [{ id: 'regular', title: 'Papers', card: true }];
    const ahead = upcomingDates({ conference, deadlines, tracks }, wordsIn('en'));
    expect(ahead.map(({ label, from, until }) => [label, from, until])).toEqual([
      ['submission date (Papers)', undefined, '2023-08-16T00:00+01:00'],
      ['notification date (Papers)', '2023-08-16T00:00+01:00', '2023-09-16T00:00+01:00'],
      ['camera-ready date (Papers)', '2023-09-16T00:00+01:00', '2023-10-06T00:00+01:00'],
      ['submission date', '2023-10-06T00:00+01:00', '2023-11-23T00:00+01:00'],
      ['Opening of the conference', '2023-11-23T00:00+01:00', '2023-12-13T08:00+01:00'],
    ]);
    expect(ahead.map(({ due }) => due).slice(2)).toEqual([
      [{ label: 'camera-ready date', tracks: ['Papers'], superseded: [] }],
      [{ label: 'submission date', tracks: [], superseded: [] }],
      [],
    ]);
  });

  it('is the next until its hour in its zone; of two on one day, the one that ends first comes first', () => {
    const paris = { ...deadline('regular', 'a', '2023-09-15'), time: '12:00', zone: 'Europe/Paris' };
    const earth = { ...deadline('regular', 'b', '2023-09-15'), zone: 'AoE' };
    const source = { conference, deadlines: [earth, paris], tracks: [] };
    const ahead = upcomingDates(source, wordsIn('en')).slice(0, 2);
    expect(ahead.map(({ hour, zone, until }) => [hour, zone, until])).toEqual([
      ['12:00 GMT+2', 'Europe/Paris', '2023-09-15T12:00+02:00'],
      ['AoE', 'Etc/GMT+12', '2023-09-16T00:00-12:00'],
    ]);
  });

  it('is that of the main track, the first, until its last one; then that of any other track', () => {
    const tracks = ['regular', 'late-posters', 'workshops'].map((id) => ({ id, title: id, card: true }));
    const workshop = deadline('workshops', 'submission', '2023-07-15');
    const ahead = mainDates({ conference, deadlines: [workshop, ...deadlines], tracks }, wordsIn('en'));
    expect(ahead.map(({ label, from }) => [label, from])).toEqual([
      ['submission date (regular)', undefined],
      ['notification date (regular)', '2023-08-16T00:00+01:00'],
      ['camera-ready date (regular)', '2023-09-16T00:00+01:00'],
      ['submission date (late-posters)', '2023-10-06T00:00+01:00'],
      ['Opening of the conference', '2023-11-23T00:00+01:00'],
    ]);
  });

  it('is any where the main track has no dates, and does not repeat a track that its label says', () => {
    const tracks = ['main', 'camera-ready dates'].map((id) => ({ id, title: id, card: true }));
    const due = [deadline('camera-ready dates', 'camera-ready', '2023-07-15')];
    const [first] = mainDates({ conference, deadlines: due, tracks }, wordsIn('en'));
    expect(first?.label).toBe('camera-ready date');
  });

  it.each([
    [{ language: 'en' }, 'en'],
    [{ language: 'ar' }, 'ar-TN'],
    [{ language: 'es' }, 'es'],
    [{ language: 'it' }, 'en'],
    [{ language: 'ar', digits: 'arabic' } as const, 'ar-TN-u-nu-arab'],
    [{ language: 'ar', venue: { city: 'Amman', countryCode: 'JO' } }, 'ar-JO'],
  ])('is counted in days in the language and digits of %j', (written, tag) => {
    expect(relativeLocale(written)).toBe(tag);
  });
});

describe('content with days on which it is shown', () => {
  it('is shown from the first moment of the first to the last of the last', () => {
    expect(shownOn({ from: '2024-03-30', until: '2024-03-31' }, 'Europe/Paris')).toEqual({
      'data-from': '2024-03-30T00:00+01:00',
      'data-until': '2024-04-01T00:00+02:00',
    });
    expect(shownOn({}, 'Europe/Paris')).toEqual({});
  });
});

describe('now and next', () => {
  const session = (id: string, start: string, end: string) => ({ id, start, end });

  it('announce a session as soon as the one before it has begun, in any order of the data', () => {
    const day = [session('b', '10:30', '11:00'), session('a', '09:00', '10:00'), session('beside', '10:30', '12:00')];
    const reported = announced(day).map(({ session: { id }, from, start, end }) => [id, from, start, end]);
    expect(reported).toEqual([
      ['a', 0, 540, 600],
      ['b', 540, 630, 660],
      ['beside', 540, 630, 720],
    ]);
  });

  it('handle sessions that end after midnight', () => {
    expect(announced([session('gala', '20:00', '01:00')])).toMatchObject([{ from: 0, start: 1200, end: 1500 }]);
  });
});
