import type { JsonSchema } from '../schema';
import { DRAFT, illustration, sections, text } from './fragments';

export const attendingSchema = {
  $schema: DRAFT,
  title: 'Attending',
  description: 'The page about travel and accommodation.',
  type: 'object',
  properties: {
    sections: sections,
    map: {
      type: 'object',
      description: 'A map of the place, as a picture of your own, since pages load no map services. May be left out.',
      properties: {
        heading: { ...text, description: 'Heading above the map.' },
        image: {
          ...illustration,
          picture: 'figure',
          description: 'The map: a drawing of your own, or a picture whose licence allows its use.',
        },
        alt: {
          ...text,
          description: 'What the map shows, for people who cannot see it: where the venue is and how to get there.',
        },
        caption: { ...text, description: 'A line below it, such as its author and licence; may be left out.' },
      },
      required: ['heading', 'image', 'alt'],
      additionalProperties: false,
    },
  },
  required: ['sections'],
  additionalProperties: false,
} as const satisfies JsonSchema;
