import { describe, expect, it } from 'vitest';
import { type Board, type BoardFiles, boardOf, type Slot, spanOn } from '../../../scripts/desk/app/board/board';
import { clashesOf } from '../../../scripts/desk/app/board/conflicts';
import { movedByKey } from '../../../scripts/desk/app/board/move-by-key';
import { asideEdits, exchangeEdits, moveEdits, placesAfter, talkEdits } from '../../../scripts/desk/app/board/moves';
import type { FileEdits } from '../../../scripts/desk/contract';
import { editTable } from '../../../scripts/desk/edit/edit-table';
import { tableOf } from '../../../scripts/desk/edit/table-text';

const SESSIONS = `id,kind,date,start,end,room,title,chairs,parent
a,oral,2031-05-01,09:00,10:30,hall,First,Ada Byron,
b,oral,2031-05-01,11:00,12:30,hall; cellar,Second,Ada Byron,
late,social,2031-05-02,00:30,02:00,,Dance,,
aside,oral,,14:00,15:30,cellar,Later,,
whole,workshop,2031-05-02,09:00,12:00,cellar,Workshop,,
part,tutorial,2031-05-02,09:30,10:30,cellar,Exercise,Grace Hopper,whole
`;
const PAPERS = `id,session,start,end,title,authors
1,a,09:00,09:30,One,Mary Lyon; Grace Hopper
2,a,,,Two,Grace Hopper
3,,,,Three,Mary Lyon
`;
const ROOMS = 'id,name\nhall,Great Hall\ncellar,Old Cellar\n';

function opened(name: string, text: string) {
  return { name, opened: { version: name, text, table: tableOf(text) } };
}

function board(sessions = SESSIONS, more: BoardFiles = {}): Board {
  const conference = {
    name: 'conference.yaml',
    opened: { version: 'c', text: '', value: { start: '2031-05-01', end: '2031-05-03', dayEnds: '04:00' } },
  };
  return boardOf({
    sessions: opened('sessions.csv', sessions),
    papers: opened('papers.csv', PAPERS),
    rooms: opened('rooms.csv', ROOMS),
    ...{ conference, ...more },
  });
}

function slot(of: Board, key: string): Slot {
  const found = of.slots.find((each) => each.key === key);
  if (!found) throw new Error(`The board has no ${key}.`);
  return found;
}

/** The lines that edits change. */
function changed(
  edits: readonly FileEdits[],
  texts = new Map([
    ['sessions.csv', SESSIONS],
    ['papers.csv', PAPERS],
  ]),
) {
  return edits.flatMap(({ name, edits: own }) => {
    const before = texts.get(name) ?? '';
    const after = editTable(before, own as Parameters<typeof editTable>[1]); // the board edits tables alone
    return after.split('\n').filter((line) => !before.split('\n').includes(line));
  });
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const place = (day: string, start: string, end: string, ...rooms: string[]) => ({
  ...{ day: `2031-05-0${day}`, rooms },
  ...{ start: minutes(start), end: minutes(end) },
});

describe('the board', () => {
  it('has the days and rooms of the conference, and sessions by day of the program', () => {
    const { days, rooms, slots } = board();
    expect(days).toEqual(['2031-05-01', '2031-05-02', '2031-05-03']);
    expect(rooms.map(({ title }) => title)).toEqual(['Great Hall', 'Old Cellar']);
    expect(slots.map((each) => each.place)).toEqual([
      place('1', '09:00', '10:30', 'hall'),
      place('1', '11:00', '12:30', 'hall', 'cellar'),
      place('1', '24:30', '26:00'),
      undefined,
      place('2', '09:00', '12:00', 'cellar'),
      place('2', '09:30', '10:30', 'cellar'),
    ]);
  });

  it('lists the papers of a session, and those that have none', () => {
    expect(slot(board(), 'a').talks.map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(board().talksAside.map(({ title }) => title)).toEqual(['Three']);
  });

  it('shows rooms that the list of rooms lacks, and sessions with the same id', () => {
    const twice = board(`${SESSIONS}a,oral,2031-05-01,13:00,14:00,attic,Again,,\n`);
    expect(twice.rooms.at(-1)).toEqual({ id: 'attic', title: 'attic' });
    expect(new Set(twice.slots.map(({ key }) => key)).size).toBe(7);
  });

  it('has contributions with a time of their own', () => {
    const text = 'id,title,people,date,start,end,room\nT1,Talk,Ada Byron,2031-05-03,10:00,10:30,hall\n';
    const talk = slot(
      board(SESSIONS, { listedContributions: opened('contributions.csv', text) }),
      'contributions.csv T1',
    );
    expect(talk.place).toEqual(place('3', '10:00', '10:30', 'hall'));
    expect(talk.people).toEqual([{ name: 'Ada Byron', from: 0, to: 30 }]);
  });

  it('shows what lasts days on each of them', () => {
    const whole = place('1', '09:00', '09:00');
    expect(spanOn('2031-05-02', { ...whole, end: minutes('10:00') + 2 * 1440 })).toEqual({ start: -900, end: 2040 });
  });
});

describe('a move', () => {
  const from = board();

  it.each<[string, string, ReturnType<typeof place>, string[]]>([
    [
      'later',
      'b',
      place('1', '11:15', '12:45', 'hall', 'cellar'),
      ['b,oral,2031-05-01,11:15,12:45,hall; cellar,Second,Ada Byron,'],
    ],
    [
      'to another room',
      'b',
      place('1', '11:00', '12:30', 'cellar'),
      ['b,oral,2031-05-01,11:00,12:30,cellar,Second,Ada Byron,'],
    ],
    ['out of the rooms', 'b', place('1', '11:00', '12:30'), ['b,oral,2031-05-01,11:00,12:30,,Second,Ada Byron,']],
    [
      'until midnight',
      'b',
      place('3', '22:00', '24:00', 'hall', 'cellar'),
      ['b,oral,2031-05-03,22:00,24:00,hall; cellar,Second,Ada Byron,'],
    ],
    [
      'across midnight',
      'b',
      place('3', '23:00', '24:30', 'hall', 'cellar'),
      ['b,oral,2031-05-03,23:00,00:30,hall; cellar,Second,Ada Byron,'],
    ],
    ['of a night', 'late', place('2', '25:00', '26:30'), ['late,social,2031-05-03,01:00,02:30,,Dance,,']],
    [
      'from the tray',
      'aside',
      place('3', '14:00', '15:30', 'cellar'),
      ['aside,oral,2031-05-03,14:00,15:30,cellar,Later,,'],
    ],
    [
      'with papers that have times',
      'a',
      place('1', '09:20', '10:50', 'hall'),
      ['a,oral,2031-05-01,09:20,10:50,hall,First,Ada Byron,', '1,a,09:20,09:50,One,Mary Lyon; Grace Hopper'],
    ],
    ['longer', 'a', place('1', '09:00', '10:45', 'hall'), ['a,oral,2031-05-01,09:00,10:45,hall,First,Ada Byron,']],
    [
      'with its parts',
      'whole',
      place('3', '10:00', '13:00', 'hall'),
      [
        'whole,workshop,2031-05-03,10:00,13:00,hall,Workshop,,',
        'part,tutorial,2031-05-03,10:30,11:30,hall,Exercise,Grace Hopper,whole',
      ],
    ],
    ['to where it is', 'a', place('1', '09:00', '10:30', 'hall'), []],
  ])('%s', (_, key, to, lines) => {
    expect(changed(moveEdits(from, [[slot(from, key), to]]))).toEqual(lines);
  });

  it('exchanges two places', () => {
    expect(changed(exchangeEdits(from, slot(from, 'a'), slot(from, 'b')))).toEqual([
      'a,oral,2031-05-01,11:00,12:30,hall; cellar,First,Ada Byron,',
      'b,oral,2031-05-01,09:00,10:30,hall,Second,Ada Byron,',
      '1,a,11:00,11:30,One,Mary Lyon; Grace Hopper',
    ]);
  });

  it('puts a session aside, and a paper into a session', () => {
    expect(changed(asideEdits(from, slot(from, 'a')))).toEqual(['a,oral,,09:00,10:30,hall,First,Ada Byron,']);
    const [three] = from.talksAside;
    expect(three && changed(talkEdits(from, three, slot(from, 'b')))).toEqual(['3,b,,,Three,Mary Lyon']);
  });

  it('adds the column that it needs', () => {
    const text = 'id,kind,date,start,end,title\nc,social,2031-05-01,09:00,10:00,Fair\n';
    const fair = board(text);
    const edits = moveEdits(fair, [[slot(fair, 'c'), place('1', '08:00', '25:00', 'hall')]]);
    expect(changed(edits, new Map([['sessions.csv', text]]))).toEqual([
      'id,kind,date,start,end,title,endDate,room',
      'c,social,2031-05-01,08:00,01:00,Fair,2031-05-02,hall',
    ]);
  });
});

describe('a clash', () => {
  const from = board();
  const clashes = (key: string, to: ReturnType<typeof place>) =>
    clashesOf(from, placesAfter(from, slot(from, key), to)).map(
      ({ what, name, other }) => `${what} ${name}: ${other.id}`,
    );

  it.each<[string, string, ReturnType<typeof place>, string[]]>([
    ['of a room and a person', 'b', place('1', '10:00', '11:00', 'hall'), ['room hall: a', 'person Ada Byron: a']],
    ['of nothing, one after the other', 'b', place('1', '10:30', '11:00', 'hall'), []],
    ['of a presenter while the own paper is on', 'part', place('1', '09:00', '10:00'), ['person Grace Hopper: a']],
    ['of nothing between a session and its part', 'part', place('2', '10:00', '11:00', 'cellar'), []],
    ['of a session from the tray', 'aside', place('2', '11:00', '12:00', 'cellar'), ['room cellar: whole']],
  ])('%s', (_, key, to, found) => {
    expect(clashes(key, to)).toEqual(found);
  });
});

describe('a key', () => {
  const at = place('1', '09:00', '10:00', 'hall');
  const key = (name: string, held: { altKey?: boolean; shiftKey?: boolean } = {}, isRtl = false) =>
    movedByKey(board(), at, { key: name, altKey: false, shiftKey: false, ...held }, isRtl);

  it.each([
    ['ArrowDown', {}, place('1', '09:05', '10:05', 'hall')],
    ['ArrowUp', { shiftKey: true }, place('1', '08:30', '09:30', 'hall')],
    ['ArrowRight', {}, place('1', '09:00', '10:00', 'cellar')],
    ['ArrowLeft', {}, at],
    ['ArrowDown', { altKey: true }, place('1', '09:00', '10:05', 'hall')],
    ['PageDown', {}, place('2', '09:00', '10:00', 'hall')],
    ['PageUp', {}, at],
    ['x', {}, undefined],
  ])('%s %o moves by a step', (name, held, to) => {
    expect(key(name, held)).toEqual(to);
  });

  it('goes to the next room to the left where one reads from the right', () => {
    expect(key('ArrowLeft', {}, true)).toEqual(place('1', '09:00', '10:00', 'cellar'));
  });
});
