import { describe, expect, it } from 'vitest';
import { CONFERENCE, compileWith, toldOf } from './support/small-conference';

const LESSON = `id,kind,date,start,end,title,chairs
lesson,lecture,2030-12-29,10:00,12:00,How cold is cold?,Ingrid Ødegård
`;

describe('a conference unlike the usual ones is told of nothing that is right', () => {
  it('chairs of sessions, where it has no committee that they could stand in', async () => {
    expect(await toldOf({ 'sessions.csv': LESSON })).toEqual([]);
  });

  it('a room for everybody, where everybody never meets', async () => {
    const rooms = 'id,name,plenary\none,Room One,no\ntwo,Room Two,no\n';
    const sessions = (kind: string) =>
      [
        'id,kind,date,start,end,room,title',
        `a,${kind},2030-12-29,10:00,12:00,one,A`,
        'b,tutorial,2030-12-29,13:00,14:00,two,B',
        '',
      ].join('\n');
    expect(await toldOf({ 'rooms.csv': rooms, 'sessions.csv': sessions('tutorial') })).toEqual([]);
    expect(await toldOf({ 'rooms.csv': rooms, 'sessions.csv': sessions('ceremony') })).toEqual([
      'rooms.csv:2 plenary-rooms',
    ]);
  });

  it('the title of a clinical trial, and an author whose name many bear', async () => {
    const title = `Association of β₂-adrenergic receptor polymorphisms with ${'prolonged repolarisation and '.repeat(8)}death`;
    const posters = `id,title,authors\nP1,${title},John Smith\n`;
    expect(title.length).toBeGreaterThan(290);
    expect(await toldOf({ 'posters.csv': posters })).toEqual([]);
  });

  it('a handle by which a programmer is known, alone in its cell; beside other names a space is lost', async () => {
    const posters = (authors: string) =>
      `id,title,authors\nP1,Ice in the cloud,${authors}\nP2,Snow on the wire,Jonas Corbin\nP3,Frost,Ana Duarte\n`;
    expect(await toldOf({ 'posters.csv': posters('IceKeeper') })).toEqual([]);
    expect(await toldOf({ 'posters.csv': posters('SebCorbin') })).toEqual(['posters.csv:2 name-form']);
    expect(await toldOf({ 'posters.csv': posters('Ingrid Ødegård; IceKeeper') })).toEqual(['posters.csv:2 name-form']);
  });

  it('a language without words: that documents have letters for it, unless they have none', async () => {
    const hintIn = async (language: string) => {
      const { diagnostics } = await compileWith({ 'conference.yaml': `${CONFERENCE}language: ${language}\n` });
      return diagnostics.map(({ code, hint }) => `${code}: ${hint}`);
    };
    for (const language of ['es', 'fa', 'el', 'uk'])
      expect(await hintIn(language)).toEqual([expect.not.stringContaining('documents.csv')]);
    for (const language of ['he', 'zh', 'hi'])
      expect(await hintIn(language)).toEqual([expect.stringContaining('no letters for this language')]);
  });
});
