import type { JsonSchema } from '../schemas';
import { DRAFT, personName, portrait, text } from './fragments';

export const chairsSchema = {
  $schema: DRAFT,
  title: 'Chair',
  description: 'A general chair.',
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1, description: 'Number, unique.' },
    name: { ...personName, person: 'member' },
    image: { ...portrait, description: 'Portrait.' },
    role: { ...text, description: 'Role, such as General Chair.' },
    affiliation: { ...text, description: 'Affiliation.' },
  },
  required: ['id', 'name', 'image', 'role', 'affiliation'],
  additionalProperties: false,
} as const satisfies JsonSchema;
