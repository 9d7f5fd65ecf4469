import type { JsonSchema } from '../schema';
import { DRAFT, id, link, text } from './fragments';

export const roomsSchema = {
  $schema: DRAFT,
  title: 'Room',
  description: 'A room of the venue.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id, used in sessions.csv.' },
    name: { ...text, description: 'Name of the room.' },
    plenary: { type: 'boolean', description: 'yes: the room where everybody meets.' },
    building: { ...text, description: 'Building; may be empty.' },
    floor: { ...text, description: 'Floor, such as Ground floor; may be empty.' },
    capacity: { type: 'integer', minimum: 1, description: 'Seats; may be empty.' },
    map: { ...link, description: 'Address of a map that shows the room; may be empty.' },
    stepFree: { type: 'boolean', description: 'yes: it can be reached without steps; no: it cannot; may be empty.' },
  },
  required: ['id', 'name', 'plenary'],
  additionalProperties: false,
} as const satisfies JsonSchema;
