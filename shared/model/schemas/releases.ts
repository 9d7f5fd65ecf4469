import type { JsonSchema } from '../schema';
import { DRAFT, text } from './fragments';

/** The facts of a session, talk or poster whose changes are reported. */
const facts = {
  type: 'object',
  properties: {
    title: { ...text, description: 'Its title.' },
    start: {
      ...text,
      format: 'local-date-time',
      description: 'When it starts, as YYYY-MM-DDTHH:MM; absent for a poster in no session.',
    },
    end: { ...text, format: 'local-date-time', description: 'When it ends, as YYYY-MM-DDTHH:MM.' },
    rooms: { ...text, description: 'Names of its rooms; "-" if it has none.' },
    people: { ...text, description: 'Who speaks in it; "-" if nobody is named.' },
    board: { ...text, description: 'Of a poster: its board; "-" if it has none.' },
    state: {
      type: 'string',
      enum: ['planned', 'cancelled', 'withdrawn'],
      description: 'Whether it takes place, is cancelled, or was removed from the program.',
    },
  },
  required: [],
  additionalProperties: false,
} as const;

export const releasesSchema = {
  $schema: DRAFT,
  title: 'Release',
  description: 'A published state of the program; written by "npx colloquium release".',
  type: 'object',
  properties: {
    version: { type: 'integer', minimum: 1, description: 'Number of the release, from 1.' },
    time: { ...text, format: 'utc-time', description: 'When it was made, in UTC: YYYY-MM-DDTHH:MM:SSZ.' },
    note: { ...text, description: 'What it brings, in a sentence.' },
    changes: {
      type: 'array',
      filledIn: true,
      items: {
        type: 'object',
        description: 'One session, talk or poster.',
        properties: {
          entry: { ...text, description: 'Its key: session-, paper-, poster- or talk-, and the id.' },
          title: { ...text, description: 'Its title, as it is now.' },
          before: { ...facts, description: 'The old values of what changed; absent for new entries.' },
          after: { ...facts, description: 'The new values of what changed; for new entries, all of them.' },
        },
        required: ['entry', 'title', 'after'],
        additionalProperties: false,
      },
      description: 'The changes since the previous release; absent in the first.',
    },
  },
  required: ['version', 'time', 'note'],
  additionalProperties: false,
} as const satisfies JsonSchema;

export const releasedEntriesSchema = {
  $schema: DRAFT,
  title: 'ReleasedEntry',
  description: 'A session, talk or poster as in the last release; written by "npx colloquium release".',
  type: 'object',
  properties: {
    entry: { ...text, description: 'Its key: session-, paper-, poster- or talk-, and the id.' },
    title: facts.properties.title,
    start: facts.properties.start,
    end: facts.properties.end,
    rooms: facts.properties.rooms,
    people: facts.properties.people,
    board: facts.properties.board,
    state: facts.properties.state,
    revision: { type: 'integer', minimum: 0, description: 'How often it has changed since it was first released.' },
    release: { type: 'integer', minimum: 1, description: 'Number of the release that changed it last.' },
    hash: { ...text, description: 'Hash of everything that calendars show of it.' },
  },
  required: ['entry', 'title', 'rooms', 'people', 'state', 'revision', 'release', 'hash'],
  additionalProperties: false,
} as const satisfies JsonSchema;
