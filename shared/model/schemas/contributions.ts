import type { JsonSchema } from '../schema';
import { DRAFT, date, endTime, id, text, time } from './fragments';
import { papersSchema } from './papers';
import { postersSchema } from './posters';

const { authors, ...fieldsOfPapers } = papersSchema.properties;

export const contributionsSchema = {
  $schema: DRAFT,
  title: 'ListedContribution',
  description: 'Whatever somebody presents: a talk, a tutorial, a demonstration, a paper, a poster.',
  type: 'object',
  properties: {
    ...fieldsOfPapers,
    id: { ...fieldsOfPapers.id, description: 'Number or code of the contribution, such as T1.' },
    kind: {
      ...id,
      description:
        'What it is: paper, poster, talk, lightning, keynote, lecture, invited, tutorial, workshop, panel, bof, demo, or an id from session-kinds.csv; empty means talk.',
    },
    people: {
      ...authors,
      items: { ...text, description: 'One name.', person: 'speaker' },
      description: 'Names of the people who present it, separated by semicolons; empty if nobody is named.',
    },
    session: {
      ...id,
      description: 'Id of the session in which it is presented, from sessions.csv; empty if it has a slot of its own.',
    },
    date: { ...date, description: 'Day of its own slot, as YYYY-MM-DD; empty if it is in a session.' },
    start: { ...time, description: 'When it starts, as HH:MM, local time.' },
    end: { ...endTime, description: 'When it ends, as HH:MM, local time.' },
    endDate: {
      ...date,
      description: 'Day on which its own slot ends, if it lasts longer than an evening; the column may be left out.',
    },
    room: {
      type: 'array',
      items: { ...id, description: 'One id.' },
      description: 'Id of the room of its own slot, from rooms.csv; several are separated by semicolons.',
    },
    level: { ...text, description: 'For whom it is, such as Beginner; the column may be left out.' },
    board: postersSchema.properties.board,
  },
  required: ['id', 'title'],
  additionalProperties: false,
} as const satisfies JsonSchema;
