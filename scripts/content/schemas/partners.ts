import type { JsonSchema } from '../schemas';
import { DRAFT, link, logo, text } from './fragments';

export const partnersSchema = {
  $schema: DRAFT,
  title: 'Partner',
  description: 'A partner of the conference.',
  type: 'object',
  properties: {
    name: { ...text, description: 'Name, read out by screen readers in place of the logo.' },
    logo: { ...logo, description: 'Logo.' },
    url: { ...link, description: 'Website; may be empty.' },
  },
  required: ['name', 'logo'],
  additionalProperties: false,
} as const satisfies JsonSchema;
