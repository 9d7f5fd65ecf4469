import type { JsonSchema } from '../schema';
import { DRAFT, endTime, id, mode, paperId, time } from './fragments';

export const presentationsSchema = {
  $schema: DRAFT,
  title: 'DeclaredPresentation',
  description: 'A presentation of a paper, for papers that are presented more than once.',
  type: 'object',
  properties: {
    paper: { ...paperId, description: 'Id of the paper, from papers.csv.' },
    session: { ...id, description: 'Id of the session, from sessions.csv.' },
    start: { ...time, description: 'When it starts, as HH:MM; the column may be left out.' },
    end: { ...endTime, description: 'When it ends, as HH:MM; the column may be left out.' },
    mode: { ...mode, description: 'How it is presented this time; empty means as the paper is.' },
  },
  required: ['paper', 'session'],
  additionalProperties: false,
} as const satisfies JsonSchema;
