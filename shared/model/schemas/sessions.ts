import type { JsonSchema } from '../schema';
import { abstract, aliases, DRAFT, date, endTime, id, link, mode, secondTitle, text, time } from './fragments';

export const sessionsSchema = {
  $schema: DRAFT,
  title: 'Session',
  description: 'A session of the schedule.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id, used in papers.csv.' },
    number: { type: 'integer', minimum: 1, description: 'Number of an oral session, from 1; empty for other kinds.' },
    kind: {
      ...id,
      description:
        'What happens: registration, ceremony, keynote, lecture, oral, posters, panel, break, lunch, social, tutorial, workshop, award, demo, talk, lightning, invited, bof, or an id from session-kinds.csv.',
    },
    date: { ...date, description: 'Day, as YYYY-MM-DD.' },
    start: { ...time, description: 'Start, as HH:MM, local time.' },
    end: {
      ...endTime,
      description: 'End, as HH:MM, local time; 24:00 is midnight, and a time before the start is after midnight.',
    },
    endDate: {
      ...date,
      description:
        'Day on which it ends, as YYYY-MM-DD, if it lasts longer than an evening; the column may be left out.',
    },
    room: {
      type: 'array',
      items: { ...id, description: 'One id.', room: true },
      description:
        'Id of the room, from rooms.csv; several are separated by semicolons. Empty if it is for everybody outside the rooms.',
    },
    title: { ...text, description: 'What the schedule shows.' },
    specialSession: { ...id, description: 'Id of the special session that it belongs to; may be empty.' },
    speaker: {
      type: 'integer',
      minimum: 1,
      description: 'Number of the speaker, from speakers.yaml; for keynotes and lectures.',
    },
    panel: { ...id, description: 'Id of the panel, from panels.yaml; for panels.' },
    chairs: {
      type: 'array',
      items: { ...text, description: 'One name.', person: 'chair' },
      description: 'Names of the chairs, separated by semicolons.',
    },
    people: {
      type: 'array',
      items: { ...text, description: 'One name.', person: 'speaker' },
      description:
        'Names of the people of the session itself, separated by semicolons: who teaches the tutorial, organises the workshop, moderates; the column may be left out.',
    },
    abstract: { ...abstract, description: 'What the session is about, in Markdown; the column may be left out.' },
    website: { ...link, description: 'Website of the session; the column may be left out.' },
    mode: { ...mode, description: 'How it is held; empty means in person.' },
    note: { ...text, description: 'A note shown with the session; may be empty.' },
    link: { ...link, description: 'Where to take part online; the column may be left out.' },
    parent: {
      ...id,
      description: 'Id of the session of which this one is a part, such as a workshop; the column may be left out.',
    },
    continues: {
      ...id,
      description:
        'Id of the session that continues here, after a break or on another day: both are one session with one page; the column may be left out.',
    },
    status: {
      type: 'string',
      enum: ['cancelled', 'moved'],
      description:
        'cancelled: it does not take place. moved: the times and the room are new. The column may be left out.',
    },
    ...secondTitle,
    aliases: { ...aliases, description: "Other addresses that show the session's page, separated by semicolons." },
  },
  required: ['id', 'kind', 'date', 'start', 'end', 'title'],
  additionalProperties: false,
} as const satisfies JsonSchema;
