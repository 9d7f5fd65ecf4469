import type { JsonSchema } from '../schemas';
import { DRAFT, endTime, id, language, mode, paperId, text, time } from './fragments';

export const papersSchema = {
  $schema: DRAFT,
  title: 'Paper',
  description: 'A paper presented in a session.',
  type: 'object',
  properties: {
    id: { ...paperId, description: 'Number of the paper in the submission service, such as 101 or main.49.' },
    session: {
      ...id,
      description: 'Id of the session, from sessions.csv; empty if presentations.csv says when it is presented.',
    },
    start: { ...time, description: 'When the talk starts, as HH:MM; the column may be left out.' },
    end: { ...endTime, description: 'When the talk ends, as HH:MM; the column may be left out.' },
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
  required: ['id', 'title', 'authors'],
  additionalProperties: false,
} as const satisfies JsonSchema;
