import type { JsonSchema } from '../schema';
import { DRAFT, link, logo, text } from './fragments';

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
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JsonSchema;
