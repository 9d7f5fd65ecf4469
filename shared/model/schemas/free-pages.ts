import type { JsonSchema } from '../schema';
import { DRAFT, id, ownRoute, pageDescription, pageText, text } from './fragments';

export const freePagesSchema = {
  $schema: DRAFT,
  title: 'FreePage',
  description:
    'A page of its own: a file of data/pages/, whose head has these fields, and below it the text in Markdown.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short name of the page: the name of the file, without ".md".' },
    path: { ...ownRoute, description: 'Address of the page on this site; else a slash and the name of the file.' },
    title: { ...text, description: 'Title of the page.' },
    description: pageDescription,
    menu: { ...text, description: 'Words of its entry in the menu, or yes for the title; no or absent: no entry.' },
    text: { ...pageText, description: 'Text of the page, below the head.' },
  },
  required: ['id', 'title', 'text'],
  additionalProperties: false,
} as const satisfies JsonSchema;
