import { singlePageIds } from '../link/page-kinds';
import type { JsonSchema } from '../schemas';
import { aliases, DRAFT, markdown, pageDescription, route, text } from './fragments';

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
    path: { ...route, description: 'Address of the page on this site, starting with a slash.' },
    aliases: aliases,
    title: { ...text, description: 'Title of the page.' },
    description: pageDescription,
    text: { ...markdown, description: 'Text shown on the page, in Markdown.' },
  },
  required: ['id', 'path', 'title', 'description'],
  additionalProperties: false,
} as const satisfies JsonSchema;
