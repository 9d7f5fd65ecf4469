import { sessionKindsOf } from '../../../../shared/format/session-kinds';
import { clockOf, minutesIn } from '../../../../shared/format/times';
import type { Session } from '../../../../shared/model/content';
import { type Found, foundAs, over, say } from '../../kit';

/** Kinds of session that take place in a room. */
const IN_ROOM = new Set(['oral', 'keynote', 'lecture', 'panel', 'tutorial']);
const SPOKEN = new Set(['keynote', 'lecture']);

/** What people have to find as well, if another of its kind has a room. */
const IN_ROOM_AS_OTHERS = new Set(['ceremony', 'award', 'workshop', 'demo', 'posters']);

/** What is held beside talks is in a room as they are; a note may say where else it is. */
const IN_ROOM_BESIDE_TALKS = new Set(['workshop', 'demo']);
const TALKS = new Set(['oral', 'tutorial']);

/** A session that people have to find has a room, where others of the conference have one and it is not online. */
export const oralWithoutRoom = over(['sessions', 'rooms'], ({ sessions }) => {
  const placed = new Set(sessions.flatMap(({ value: { kind, room = [] } }) => (room.length > 0 ? [kind] : [])));
  const isInRoom = (kind: string) => IN_ROOM.has(kind) || (IN_ROOM_AS_OTHERS.has(kind) && placed.has(kind));
  const talks = sessions.filter(({ value: { kind, room = [] } }) => TALKS.has(kind) && room.length > 0);
  const parents = new Set(sessions.map(({ value: { parent } }) => parent));
  const isBesideTalks = ({ id, kind, date, start, end, note = '' }: Session) =>
    IN_ROOM_BESIDE_TALKS.has(kind) &&
    note === '' &&
    !parents.has(id) &&
    talks.some(({ value }) => value.date === date && value.start < end && start < value.end);
  const inRooms = sessions.filter(
    ({ value }) => (isInRoom(value.kind) || isBesideTalks(value)) && value.mode !== 'online',
  );
  const without = inRooms.filter(
    ({ value: { room = [], status, parent } }) => room.length === 0 && status !== 'cancelled' && parent === undefined,
  );
  // Where most have none, rooms are reported elsewhere.
  return without.length * 2 >= inRooms.length
    ? []
    : without.map(({ value, at }) =>
        foundAs('oral-without-room', at('room'), say`"${value.title}" has no room: nobody will find it.`, {
          hint: 'Write the id of its room from rooms.csv, or "online" into the column "mode".',
        }),
      );
});

/** A keynote says who speaks, where most do, or where a speaker is left who speaks nowhere. */
export const keynoteWithoutSpeaker = over(['sessions', 'speakers'], ({ sessions, speakers }) => {
  const spoken = sessions.filter(({ value: { kind, status } }) => SPOKEN.has(kind) && status !== 'cancelled');
  const without = spoken.filter(({ value }) => value.speaker === undefined);
  const free = speakers.length - new Set(spoken.map(({ value }) => value.speaker).filter(Boolean)).size;
  if (speakers.length === 0 || (free === 0 && without.length * 3 > spoken.length)) return [];
  return without.map(({ value, at }) =>
    foundAs('keynote-without-speaker', at('speaker'), say`"${value.title}" has no speaker.`, {
      hint: 'Write the number of the speaker from speakers.yaml.',
    }),
  );
});

/** A session for a panel names it, as long as there are panels; another rule reports a panel without a session. */
export const panelNotNamed = over(['sessions', 'panels'], ({ sessions, panels }) => {
  const scheduled = new Set(sessions.map(({ value }) => value.panel));
  if (panels.length === 0 || panels.some(({ value }) => !scheduled.has(value.id))) return [];
  return sessions
    .filter(({ value: { kind, panel } }) => kind === 'panel' && panel === undefined)
    .map(({ value, at }) =>
      foundAs('panel-not-named', at('panel'), say`"${value.title}" does not say which panel it is.`, {
        hint: 'Write the id of the panel from panels.yaml: its page then says when it is, and the schedule leads to it.',
      }),
    );
});

const NOON = 12 * 60;
/** Before that, it is night. */
const EARLIEST = 6 * 60;

/** When lunch may begin and end, in minutes of the day; wide enough for every country. */
const LUNCH = { from: 11 * 60, to: 16 * 60 };

/** Words that only name an evening's meal; "dîner" is that of midday in many countries. */
const DINNER = /\bdinner\b|\bbanquet\b|dîner de gala|عشاء/i;
const LUNCHEON = /^(?:lunch|déjeuner|الغداء|غداء)(?:\s|$)/iu;
/** No dinner begins earlier, in minutes of the day. */
const EVENING = 15 * 60;

/** Lunch is at midday, and dinner in the evening. */
export const mealHour = over(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value, at }): Found => {
    const { start, end } = minutesIn(value);
    if (
      (value.kind === 'break' || value.kind === 'social') &&
      LUNCHEON.test(value.title) &&
      (start < LUNCH.from - 30 || start >= LUNCH.to)
    ) {
      return foundAs(
        'meal-hour',
        at('title'),
        say`"${value.title}" begins at ${value.start}, and lunch is at midday.`,
        {
          hint: 'Correct the title or the hour.',
        },
      );
    }
    const isLunch =
      value.kind === 'lunch' && !/dinner|supper|breakfast|dîner|petit.déjeuner|عشاء|إفطار/i.test(value.title);
    if (value.kind === 'social' && DINNER.test(value.title) && start >= EARLIEST && start < EVENING) {
      return foundAs(
        'meal-hour',
        at('start'),
        say`"${value.title}" begins at ${value.start}, and dinner is in the evening.`,
        {
          hint: `Did you mean ${clockOf(start + NOON)}? Times are written with 24 hours.`,
        },
      );
    }
    if (!isLunch || (start >= LUNCH.from - 30 && end <= LUNCH.to)) return [];
    return foundAs(
      'meal-hour',
      at('start'),
      say`"${value.title}" is from ${value.start} to ${value.end}, and lunch is at midday.`,
      {
        hint: 'Check the hours: 01:00 may be meant as 13:00. For another meal, write the kind "break" or "social".',
      },
    );
  }),
);

/** What takes place while people work: before six and after ten in the evening, only a slip of twelve hours is meant. */
const BY_DAY = new Set([
  'oral',
  'keynote',
  'lecture',
  'panel',
  'posters',
  'break',
  'ceremony',
  'tutorial',
  'registration',
  'workshop',
  'demo',
  'award',
]);
const LATEST = 22 * 60;

/** At these hours, in minutes of the day, nobody begins anything but what is for the night or the sunrise. */
const DEAD_OF_NIGHT = { from: 2 * 60, to: 5 * 60 + 30 };
const AT_NIGHT = /night|sunrise|dawn|star|moon|nuit|aube|lever d[ue]|étoile|lune|fajr|suhoor|ليل|فجر|سحور|شروق/iu;

/** No session is twelve hours beside its time: 02:00 in place of 14:00. Online sessions of the world's hours are left alone. */
export const halfDaySlip = over(['sessions', 'conference'], ({ sessions, conference }) => {
  const { opens = '', closes = '' } = conference.value;
  if (opens !== '' || closes !== '') return [];
  const slips = sessions.filter(({ value: { kind, mode, title, ...times } }) => {
    const { start } = minutesIn(times);
    if (kind === 'social') return start >= DEAD_OF_NIGHT.from && start < DEAD_OF_NIGHT.to && !AT_NIGHT.test(title);
    if (!BY_DAY.has(kind) || mode === 'online') return false;
    return start < EARLIEST || start >= LATEST;
  });
  // Where many are at night, the conference is.
  if (slips.length > 3 && slips.length * 5 > sessions.length) return [];
  return slips.map(({ value: { title, start }, at }) => {
    const hours = Number(start.slice(0, 2));
    const meant = `${String((hours * 60 >= NOON ? hours - 12 : hours + 12) % 24).padStart(2, '0')}:${start.slice(3)}`;
    return foundAs('half-day-slip', at('start'), say`"${title}" starts at ${start}, at night.`, {
      hint: `Did you mean ${meant}? Times are written with 24 hours.`,
      fix: { from: start, to: meant, isCertain: false },
    });
  });
});

/** Sessions at which nobody speaks. */
const SILENT = new Set(['break', 'lunch']);

/** A break has no speaker and no panel. */
export const speakerInBreak = over(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value: { kind, title, speaker, panel }, at }): Found => {
    if (!SILENT.has(kind) || (speaker === undefined && panel === undefined)) return [];
    return foundAs('unlike-column', at('kind'), say`"${title}" is of the kind "${kind}", and somebody speaks in it.`, {
      hint: 'Correct the kind, or empty the cell of the speaker.',
      related: [{ ...at(speaker === undefined ? 'panel' : 'speaker'), message: 'Who speaks stands here.' }],
    });
  }),
);

/** Titles that are the word for a kind, and the kinds that they may have. */
const TITLES: readonly { readonly title: RegExp; readonly kinds: readonly string[] }[] = [
  { title: /^(?:lunch|déjeuner|(?:ال)?غداء)(?: break)?$/iu, kinds: ['lunch', 'break', 'social'] },
  {
    title: /^(?:coffee|tea|pause|pause[ -]café|(?:ال)?استراحة)(?: (?:break|café))?$/iu,
    kinds: ['break', 'registration', 'social'],
  },
  {
    title: /^(?:keynote|plenary lecture|conférence plénière|(?:ال)?محاضرة (?:ال)?رئيسية)(?: \d+)?$/iu,
    kinds: ['keynote', 'lecture', 'ceremony', 'panel', 'oral'],
  },
  { title: /^(?:poster session|session posters?|posters)(?: \d+)?$/iu, kinds: ['posters', 'oral', 'demo', 'social'] },
];

/** A title that is the word for a kind of session stands with that kind. */
export const titleOfKind = over(['sessions', 'sessionKinds'], ({ sessions, sessionKinds }) => {
  // Another rule reports a kind that there is not.
  const usual = sessionKindsOf([]);
  const own = new Set(sessionKinds.map(({ value }) => value.id));
  return sessions.flatMap(({ value: { kind, title }, at }): Found => {
    const said = TITLES.find((each) => each.title.test(title.trim()));
    if (said === undefined || own.has(kind) || !usual.has(kind) || said.kinds.includes(kind)) return [];
    return foundAs('unlike-column', at('title'), say`"${title}" is of the kind "${kind}".`, {
      hint: 'Correct the title or the kind.',
      related: [{ ...at('kind'), message: 'The kind is here.' }],
    });
  });
});
