import type { JsonSchema } from '../schema';
import { DRAFT, id, ownRoute, pageDescription, pageText, text } from './fragments';

export const freePagesSchema = {
  $schema: DRAFT,
  title: 'FreePage',
  description: 'A page written in Markdown: a file of data/pages/ with these fields as front matter.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short name of the page: the name of the file, without ".md".' },
    path: { ...ownRoute, description: 'Address of the page on this site; else a slash and the name of the file.' },
    title: { ...text, description: 'Title of the page.' },
    description: pageDescription,
    menu: { ...text, description: 'Label of its entry in the menu, or yes for the title; no or absent: no entry.' },
    text: { ...pageText, description: 'Text of the page, below the front matter.' },
  },
  required: ['id', 'title', 'text'],
  additionalProperties: false,
} as const satisfies JsonSchema;
