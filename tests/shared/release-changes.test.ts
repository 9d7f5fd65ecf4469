import { describe, expect, it } from 'vitest';
import { changeInWords, releaseDay, updatesIn } from '../../shared/format/release-changes';
import { en } from '../../shared/words/en';

const said = (...change: Parameters<typeof changeInWords>[0][]) =>
  change.map((each) => {
    const { mark, facts } = changeInWords(each, en);
    return [mark, ...facts.map(({ label, text }) => `${label}: ${text}`)];
  });

describe('a change of the program in words', () => {
  it('says what is new, without what it has none of', () => {
    const after = { title: 'Opening', start: '2031-05-20T09:00', end: '2031-05-20T09:30', rooms: 'Hall', people: '-' };
    expect(said({ after })).toEqual([['New', 'Time: May 20, 2031, 09:00 - 09:30', 'Room: Hall']]);
  });

  it.each([
    [
      { start: '2031-05-20T09:00' },
      { start: '2031-05-21T10:00' },
      'Moved',
      'Time: May 21, 2031, 10:00 (before: May 20, 2031, 09:00)',
    ],
    [{ end: '2031-05-20T09:30' }, { end: '2031-05-20T09:45' }, 'Moved', 'Time: 09:45 (before: 09:30)'],
    [{ rooms: 'Hall' }, { rooms: '-' }, 'Moved', 'Room: none (before: Hall)'],
    [{ board: '3' }, { board: '4' }, 'Moved', 'Board: 4 (before: 3)'],
    [{ title: 'One' }, { title: 'Two' }, 'Renamed', 'Title: Two (before: One)'],
    [{ people: '-' }, { people: 'Ann Bell' }, 'Changed', 'People: Ann Bell (before: none)'],
  ])('says what was changed: %j to %j', (before, after, mark, fact) => {
    expect(said({ before, after })).toEqual([[mark, fact]]);
  });

  it('says before all what was cancelled, withdrawn or is held again', () => {
    expect(
      said(
        { before: {}, after: { state: 'cancelled', title: 'One' } },
        { before: {}, after: { state: 'withdrawn' } },
        { before: {}, after: { state: 'planned', start: '2031-05-20T09:00' } },
      ).map(([mark]) => mark),
    ).toEqual(['Cancelled', 'Taken out of the program', 'Takes place again']);
  });
});

it('a release is of the day at the place of the conference', () => {
  expect(releaseDay({ time: '2031-05-20T23:30:00Z' }, 'Africa/Tunis')).toBe('2031-05-21');
  expect(releaseDay({ time: '2031-05-20T01:30:00Z' }, 'America/Lima')).toBe('2031-05-19');
});

it('the last update among some entries leads to its release, and there is none of what was released once', () => {
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
