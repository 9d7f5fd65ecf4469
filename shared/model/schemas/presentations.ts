import type { JsonSchema } from '../schema';
import { DRAFT, date, endTime, id, mode, paperId, time } from './fragments';

export const presentationsSchema = {
  $schema: DRAFT,
  title: 'DeclaredPresentation',
  description: 'A presentation of a contribution, for those that are presented more than once.',
  type: 'object',
  properties: {
    paper: {
      ...paperId,
      description: 'Id of the paper, from papers.csv, or of another contribution, from contributions.csv.',
    },
    session: {
      ...id,
      description: 'Id of the session, from sessions.csv; empty if it has a slot of its own.',
    },
    date: { ...date, description: 'Day of its own slot, as YYYY-MM-DD; the column may be left out.' },
    room: {
      type: 'array',
      items: { ...id, description: 'One id.' },
      description: 'Id of the room of its own slot, from rooms.csv; the column may be left out.',
    },
    start: { ...time, description: 'When it starts, as HH:MM; the column may be left out.' },
    end: { ...endTime, description: 'When it ends, as HH:MM; the column may be left out.' },
    mode: { ...mode, description: 'How it is presented this time; empty means as the paper is.' },
  },
  required: ['paper'],
  additionalProperties: false,
} as const satisfies JsonSchema;
