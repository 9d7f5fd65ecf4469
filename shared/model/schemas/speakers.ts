import type { JsonSchema } from '../schema';
import { abstract, biography, DRAFT, link, personName, portrait, text } from './fragments';

export const speakersSchema = {
  $schema: DRAFT,
  title: 'Speaker',
  description: 'A keynote speaker or distinguished lecturer.',
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1, description: 'Number of the speaker, unique.' },
    name: { ...personName, person: 'speaker' },
    image: { ...portrait, description: 'Portrait; may be left out.' },
    affiliation: { ...text, description: 'Affiliation or function; may be left out.' },
    talk: { ...text, description: 'Title of the talk, without quotation marks.' },
    abstract: { ...abstract, description: 'Abstract of the talk, in Markdown; may be left out.' },
    bio: { ...biography, description: 'Short biography, one entry per paragraph; may be left out.' },
    profile: { ...link, description: 'Address of a public profile; left out if there is none.' },
    others: {
      type: 'array',
      items: {
        type: 'object',
        description: 'One of them.',
        properties: {
          name: { ...personName, person: 'speaker' },
          image: { ...portrait, description: 'Portrait; may be left out.' },
          affiliation: { ...text, description: 'Affiliation or function; may be left out.' },
          bio: { ...biography, description: 'Short biography, one entry per paragraph; may be left out.' },
          profile: { ...link, description: 'Address of a public profile; left out if there is none.' },
        },
        required: ['name'],
        additionalProperties: false,
      },
      minItems: 1,
      description: 'The others who give the talk together with this speaker; may be left out.',
    },
  },
  required: ['id', 'name', 'talk'],
  additionalProperties: false,
} as const satisfies JsonSchema;
