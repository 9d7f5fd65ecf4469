import type { JsonSchema } from '../schema';
import { DRAFT, id, text } from './fragments';

export const tracksSchema = {
  $schema: DRAFT,
  title: 'Track',
  description: 'A kind of contribution that has deadlines.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id, used in deadlines.csv.' },
    title: { ...text, description: 'Name of the track.' },
    card: { type: 'boolean', description: 'yes: shown as a card among the important dates.' },
  },
  required: ['id', 'title', 'card'],
  additionalProperties: false,
} as const satisfies JsonSchema;
