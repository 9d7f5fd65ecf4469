import type { JsonSchema } from '../schema';
import { DRAFT, id, ownRoute, pageDescription, text } from './fragments';

export const committeesSchema = {
  $schema: DRAFT,
  title: 'Committee',
  description: 'A committee with a page of its own.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id, used in committee-members.csv.' },
    path: { ...ownRoute, description: 'Address of its page, starting with a slash; may be left out.' },
    title: { ...text, description: 'Name of the committee, heading of its page.' },
    description: pageDescription,
  },
  required: ['id', 'title'],
  additionalProperties: false,
} as const satisfies JsonSchema;
