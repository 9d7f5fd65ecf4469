import type { JsonSchema } from '../schemas';
import { DRAFT, sections } from './fragments';

export const attendingSchema = {
  $schema: DRAFT,
  title: 'Attending',
  description: 'The page for those who travel to the conference.',
  type: 'object',
  properties: {
    sections: sections,
  },
  required: ['sections'],
  additionalProperties: false,
} as const satisfies JsonSchema;
