import type { JsonSchema } from '../schema';
import { DRAFT, date, id, link, logo, text } from './fragments';

export const partnersSchema = {
  $schema: DRAFT,
  title: 'Partner',
  description: 'A partner of the conference.',
  type: 'object',
  properties: {
    name: { ...text, description: 'Name, read out by screen readers in place of the logo.' },
    logo: { ...logo, description: 'Logo; without one, the name is shown.' },
    url: { ...link, description: 'Website; may be empty.' },
    level: {
      ...text,
      description: 'Level of support, such as Gold; partners of one level are shown together. May be left out.',
    },
    booth: { ...text, description: 'Where the partner is found at the conference, such as Booth 4; may be left out.' },
    date: {
      type: 'array',
      items: { ...date, description: 'One day, as YYYY-MM-DD.' },
      description: 'Days on which the partner is there, separated by semicolons; may be left out.',
    },
    session: {
      ...id,
      description: 'Id of the session that the partner holds or supports, from sessions.csv; may be left out.',
    },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JsonSchema;
