import type { JsonSchema } from '../schema';
import { DRAFT, id, text } from './fragments';

export const roomsSchema = {
  $schema: DRAFT,
  title: 'Room',
  description: 'A room of the venue.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id, used in sessions.csv.' },
    name: { ...text, description: 'Name of the room.' },
    plenary: { type: 'boolean', description: 'yes: the room where everybody meets.' },
  },
  required: ['id', 'name', 'plenary'],
  additionalProperties: false,
} as const satisfies JsonSchema;
