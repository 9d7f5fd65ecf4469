import type { JsonSchema } from '../schema';
import { actions, aliases, DRAFT, id, markdown, ownRoute, pageDescription, sections, text } from './fragments';

export const callsSchema = {
  $schema: DRAFT,
  title: 'Call',
  description: 'A call for contributions with a page of its own.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id.' },
    path: { ...ownRoute, description: 'Address of its page, starting with a slash; may be left out.' },
    aliases: aliases,
    title: { ...text, description: 'Heading of the page.' },
    description: pageDescription,
    facts: {
      type: 'array',
      filledIn: true,
      items: {
        type: 'object',
        description: 'One fact.',
        properties: {
          label: { ...text, description: 'What it is about.' },
          value: { ...markdown, description: 'The fact; one line of Markdown.' },
        },
        required: ['label', 'value'],
        additionalProperties: false,
      },
      description: 'Key facts, shown as a summary.',
    },
    sections: sections,
    actions: { ...actions, filledIn: true },
  },
  required: ['id', 'title', 'sections'],
  additionalProperties: false,
} as const satisfies JsonSchema;
