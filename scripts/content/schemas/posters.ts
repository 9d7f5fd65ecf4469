import type { JsonSchema } from '../schemas';
import { DRAFT, language, text } from './fragments';

export const postersSchema = {
  $schema: DRAFT,
  title: 'Poster',
  description: 'A poster.',
  type: 'object',
  properties: {
    id: { ...text, pattern: '^P[0-9]{2,}$', description: 'Number of the poster, such as P01.' },
    title: { ...text, description: 'Title.' },
    authors: {
      type: 'array',
      items: { ...text, description: 'One name.', person: 'author' },
      minItems: 1,
      description: 'Names of the authors, separated by semicolons.',
    },
    language: {
      ...language,
      description: "Language of the title where it is not the page's, as its code: fr, ar; the column may be left out.",
    },
  },
  required: ['id', 'title', 'authors'],
  additionalProperties: false,
} as const satisfies JsonSchema;
