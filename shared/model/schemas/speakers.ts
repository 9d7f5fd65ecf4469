import type { JsonSchema } from '../schema';
import { biography, DRAFT, link, longText, personName, portrait, text } from './fragments';

export const speakersSchema = {
  $schema: DRAFT,
  title: 'Speaker',
  description: 'A keynote speaker or distinguished lecturer.',
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1, description: 'Number of the speaker, unique.' },
    name: { ...personName, person: 'speaker' },
    image: { ...portrait, description: 'Portrait; may be left out.' },
    affiliation: { ...text, description: 'Affiliation or function.' },
    talk: { ...text, description: 'Title of the talk, without quotation marks.' },
    abstract: { ...longText, description: 'Abstract of the talk; may be left out.' },
    bio: { ...biography, description: 'Short biography, one entry per paragraph.' },
    profile: { ...link, description: 'Address of a public profile; left out if there is none.' },
  },
  required: ['id', 'name', 'affiliation', 'talk', 'bio'],
  additionalProperties: false,
} as const satisfies JsonSchema;
