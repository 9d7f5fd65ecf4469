import { singlePageIds } from '../page-kinds';
import type { JsonSchema } from '../schema';
import { aliases, DRAFT, markdown, ownRoute, pageDescription, text } from './fragments';

export const pagesSchema = {
  $schema: DRAFT,
  title: 'Page',
  description: 'A page of which there is only one of its kind: address, title, description.',
  type: 'object',
  properties: {
    id: {
      type: 'string',
      enum: singlePageIds,
      description: 'Which page this is.',
    },
    path: {
      ...ownRoute,
      description: 'Address of the page on this site, starting with a slash; may be left out.',
    },
    aliases: aliases,
    title: { ...text, filledIn: true, description: 'Title of the page; may be left out.' },
    description: { ...pageDescription, filledIn: true },
    text: { ...markdown, description: 'Text shown on the page, in Markdown.' },
  },
  required: ['id'],
  additionalProperties: false,
} as const satisfies JsonSchema;
