import type { JsonSchema } from '../schemas';
import { DRAFT, id, language, mode, text, time } from './fragments';

export const papersSchema = {
  $schema: DRAFT,
  title: 'Paper',
  description: 'A paper presented in a session.',
  type: 'object',
  properties: {
    id: { ...text, pattern: '^[0-9]+$', description: 'Number of the paper in the submission service.' },
    session: { ...id, description: 'Id of the session, from sessions.csv.' },
    start: { ...time, description: 'When the talk starts, as HH:MM; the column may be left out.' },
    end: { ...time, description: 'When the talk ends, as HH:MM; the column may be left out.' },
    title: { ...text, description: 'Title.' },
    authors: {
      type: 'array',
      items: { ...text, description: 'One name.', person: 'author' },
      minItems: 1,
      description: 'Names of the authors, separated by semicolons; the presenting author first.',
    },
    mode: { ...mode, description: 'How it is presented; empty means in person.' },
    note: { ...text, description: 'A remark shown with the paper; may be empty.' },
    language: {
      ...language,
      description: "Language of the title where it is not the page's, as its code: fr, ar; the column may be left out.",
    },
  },
  required: ['id', 'session', 'title', 'authors'],
  additionalProperties: false,
} as const satisfies JsonSchema;
