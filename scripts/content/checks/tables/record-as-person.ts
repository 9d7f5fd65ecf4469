// Codes: unlike-column.

import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { ANY_LETTER, everyText, isName, type Such } from '../../texts/every-text';
import { quote } from '../../texts/text-check';

/** Who somebody is, and where they work. */
const isOfPeople: Such = ({ kind, field }) =>
  kind === 'name' || ['affiliation', 'affiliation2', 'university'].includes(field);

/** Nobody is called as a track, topic, room or special session of the conference is, nobody works at one, and no session is called as its room. */
export const recordAsPerson = defineCheck(
  ['tracks', 'topics', 'rooms', 'specialSessions', 'sessions'],
  (records, site) => {
    const called = new Map([
      ...records.tracks.map(({ value: { title } }) => [title.toLowerCase(), 'a track'] as const),
      ...records.topics.map(({ value: { title } }) => [title.toLowerCase(), 'a topic'] as const),
      ...records.rooms.map(({ value: { name } }) => [name.toLowerCase(), 'a room'] as const),
      ...records.specialSessions.map(({ value: { title } }) => [title.toLowerCase(), 'a special session'] as const),
    ]);
    if (called.size === 0) return [];
    const rooms = new Set(records.rooms.map(({ value: { name } }) => name.toLowerCase()));
    const titles = records.sessions.flatMap(({ value: { title }, at }): Diagnostic[] =>
      rooms.has(title.toLowerCase())
        ? [
            warning('unlike-column', at('title'), `${quote(title)} is a room, and stands as title.`, {
              hint: 'Write what the session is called: the room has a column of its own.',
            }),
          ]
        : [],
    );
    const people = everyText(site, ANY_LETTER, isOfPeople).flatMap(
      ({ text, field, entry, path, kind }): Diagnostic[] => {
        const what = called.get(text.toLowerCase());
        return what === undefined
          ? []
          : [
              warning('unlike-column', entry.at(...path), `${quote(text)} is ${what}, and stands as ${field}.`, {
                hint: `Write ${kind === 'name' ? 'the name of a person' : 'the institution'}: the cell may belong to another column.`,
              }),
            ];
      },
    );
    return [...titles, ...people];
  },
);

/** Two long words in small letters among four or more: particles are shorter. */
const TEXT = /^(?=(?:\S+\s+){3})\p{Lu}.*(?<=\s)\p{Ll}{5,}\s(?:.*\s)?\p{Ll}{5,}(?=\s|$)/u;

const SMALL_WORD = /\s\p{Ll}{5}/u;
/** A name is no title: of words in small letters it has particles alone. */
export const titleAsPerson = defineCheck([], (_records, site) =>
  everyText(site, SMALL_WORD, isName)
    .filter(({ text }) => TEXT.test(text))
    .map(({ text, field, entry, path }) =>
      warning('unlike-column', entry.at(...path), `${quote(text)} is a text, and stands as ${field}.`, {
        hint: 'Write the name of a person: the cell may belong to another column.',
      }),
    ),
);
