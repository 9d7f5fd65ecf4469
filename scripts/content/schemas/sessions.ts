import type { JsonSchema } from '../schemas';
import { DRAFT, date, id, mode, text, time } from './fragments';

export const sessionsSchema = {
  $schema: DRAFT,
  title: 'Session',
  description: 'A block of the schedule.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id, used in papers.csv.' },
    number: { type: 'integer', minimum: 1, description: 'Number of an oral session, 1 to 15; empty for other kinds.' },
    kind: {
      type: 'string',
      enum: ['registration', 'ceremony', 'keynote', 'lecture', 'oral', 'posters', 'panel', 'break', 'lunch', 'social'],
      description: 'What happens.',
    },
    date: { ...date, description: 'Day, as YYYY-MM-DD.' },
    start: { ...time, description: 'Start, as HH:MM, local time.' },
    end: { ...time, description: 'End, as HH:MM, local time.' },
    room: {
      ...id,
      description: 'Id of the room, from rooms.csv; empty if it is for everybody outside the rooms.',
      room: true,
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
    mode: { ...mode, description: 'How it is held; empty means in person.' },
    note: { ...text, description: 'A remark shown with the session; may be empty.' },
  },
  required: ['id', 'kind', 'date', 'start', 'end', 'title'],
  additionalProperties: false,
} as const satisfies JsonSchema;
