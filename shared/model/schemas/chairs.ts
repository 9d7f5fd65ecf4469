import type { JsonSchema } from '../schema';
import { DRAFT, personName, portrait, text } from './fragments';

export const chairsSchema = {
  $schema: DRAFT,
  title: 'Chair',
  description: 'A general chair.',
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1, description: 'Number, unique.' },
    name: { ...personName, person: 'member' },
    image: { ...portrait, description: 'Portrait; empty means that people.csv may name one.' },
    role: { ...text, description: 'Role, such as General Chair.' },
    affiliation: { ...text, description: 'Affiliation; empty means that people.csv may say it.' },
  },
  required: ['id', 'name', 'role'],
  additionalProperties: false,
} as const satisfies JsonSchema;
