import type { JsonSchema } from '../schema';
import { actions, aliases, DRAFT, id, link, markdown, ownRoute, pageDescription, sections, text } from './fragments';

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
    track: {
      ...id,
      description:
        'Track of tracks.csv whose milestone "submission" is the deadline of this call; left out if it has the id of the call.',
    },
    submit: {
      type: 'object',
      description: 'The button that leads to where one submits. It is shown until the deadline.',
      properties: {
        label: { ...text, description: 'Words on the button; left out: "Submit".' },
        link: { ...link, description: 'Where it leads; left out: the link "submission" of conference.yaml.' },
      },
      required: [],
      additionalProperties: false,
    },
    sections: sections,
    actions: { ...actions, filledIn: true },
  },
  required: ['id', 'title', 'sections'],
  additionalProperties: false,
} as const satisfies JsonSchema;
