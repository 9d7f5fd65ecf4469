import { describe, expect, it } from 'vitest';
import { groupTalks } from '../../../scripts/importers/services/group-talks';
import { readAll, sampleExport, samplesOf } from './support/exports';

const namesIn = (people: readonly { readonly name: string }[] = []) => people.map(({ name }) => name);

describe('a schedule', () => {
  it('of Indico is a session with its talks, on the clocks of the conference', async () => {
    const { papers, sessions, presentations } = await readAll(sampleExport('indico/event.json'));
    const place = { date: '2024-05-21', room: 'Blue Room' };

    expect(sessions).toMatchObject([
      { ...place, title: 'Lengths', kind: 'oral', start: '09:00', end: '09:40', chairs: ['Kofi Mensah'] },
    ]);
    expect(presentations).toMatchObject([
      { ...place, paper: '301', start: '09:00', end: '09:20', session: sessions[0]?.key },
      { ...place, paper: '302', start: '09:20', end: '09:40', session: sessions[0]?.key },
    ]);
    expect(papers[0]?.abstract).toBe('How long is long?');
    expect(namesIn(papers[1]?.authors)).toEqual(['Tarek Ben Youssef']);
  });

  it('of pretalx has the talks of one track as a session, and each break as its own session', async () => {
    const { papers, sessions, presentations } = await readAll(...samplesOf('pretalx'));

    expect(sessions.map(({ title, kind, start, end, room }) => [title, kind, start, end, room])).toEqual([
      ['Why measure?', 'keynote', '09:00', '10:00', 'Great Hall'],
      ['Coffee break', 'break', '10:00', '10:30', 'Great Hall'],
      ['Lengths', 'oral', '10:30', '11:10', 'Blue Room'],
      ['Lengths', 'oral', '14:00', '14:20', 'Blue Room'],
    ]);
    expect(papers.map(({ id, language }) => [id, language])).toEqual([
      ['KEYNTE', 'en'],
      ['RULERS', 'fr'],
      ['SCALES', undefined],
    ]);
    expect(presentations.map(({ paper, start }) => [paper, start])).toEqual([
      ['KEYNTE', '09:00'],
      ['RULERS', '10:30'],
      ['SCALES', '10:50'],
      ['RULERS', '14:00'],
    ]);
  });

  it('of frab, where talks are called lectures, keeps speakers and abstracts', async () => {
    const { papers, sessions } = await readAll(...samplesOf('frab'));

    expect(papers.map(({ id, title }) => [id, title])).toEqual([
      ['11', 'Rulers that bend: A warning'],
      ['12', 'The lost metre'],
      ['13', 'Who has the standard?'],
    ]);
    expect(papers.map(({ abstract }) => abstract)).toEqual([
      'Some rulers bend. We measured forty of them.',
      'A metre was lost in 1911.\n\nIt was found.',
      '',
    ]);
    expect(namesIn(papers[1]?.authors)).toEqual(['Luca Neri', 'Zoé N’Diaye']);
    expect(sessions.map(({ title, kind, start, end }) => [title, kind, start, end])).toEqual([
      ['Coffee', 'break', '11:30', '12:00'],
      ['Measures', 'oral', '10:00', '11:30'],
    ]);
  });

  it('of single talks between breaks names sessions after the talks and not the tracks', () => {
    const talk = (hour: number) => ({
      ...{ at: 'here', date: '2031-05-20', start: `${hour}:00`, end: `${hour}:45`, room: 'Cellar' },
      ...{ paper: String(hour), title: 'Measures', talk: `Talk at ${hour}` },
    });
    const hours = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
    const titles = (count: number) => groupTalks(hours.slice(0, count).map(talk)).sessions.map(({ title }) => title);

    expect(titles(10)).toEqual(hours.map((hour) => `Talk at ${hour}`));
    expect(titles(2)).toEqual(['Measures', 'Measures']);
  });
});
