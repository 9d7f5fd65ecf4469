import type { JsonSchema } from '../schema';
import { DRAFT, date, id, ownRoute, pageDescription, sections, text } from './fragments';

export const statementsSchema = {
  $schema: DRAFT,
  title: 'Statement',
  description: 'A page about how this site treats its visitors; the footer of every page links to it.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short name of the statement.' },
    path: { ...ownRoute, description: 'Address of the page on this site, starting with a slash; may be left out.' },
    title: { ...text, description: 'Title of the page, and label of the link to it.' },
    description: pageDescription,
    reviewed: { ...date, description: 'Day on which somebody last checked the site against this text.' },
    sections: sections,
  },
  required: ['id', 'title', 'reviewed', 'sections'],
  additionalProperties: false,
} as const satisfies JsonSchema;
