import type { JsonSchema } from '../schema';
import { DRAFT, illustration, sections, text } from './fragments';

export const attendingSchema = {
  $schema: DRAFT,
  title: 'Attending',
  description: 'The page for those who travel to the conference.',
  type: 'object',
  properties: {
    sections: sections,
    map: {
      type: 'object',
      description:
        'A map of the place, as a picture of your own: no map of another service is loaded. May be left out.',
      properties: {
        heading: { ...text, description: 'Heading above the map.' },
        image: {
          ...illustration,
          picture: 'figure',
          description: 'The map: a drawing, or a picture of which the licence allows it.',
        },
        alt: {
          ...text,
          description: 'What the map shows, for those who cannot see it: where the venue lies and how one comes there.',
        },
        caption: { ...text, description: 'A line below it, such as whose map it is and its licence; may be left out.' },
      },
      required: ['heading', 'image', 'alt'],
      additionalProperties: false,
    },
  },
  required: ['sections'],
  additionalProperties: false,
} as const satisfies JsonSchema;
