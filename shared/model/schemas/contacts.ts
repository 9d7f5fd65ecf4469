import type { JsonSchema } from '../schema';
import { DRAFT, email, text } from './fragments';

export const contactsSchema = {
  $schema: DRAFT,
  title: 'Contact',
  description: 'An e-mail address in the footer.',
  type: 'object',
  properties: {
    group: {
      type: 'string',
      enum: ['academic', 'organisational', 'special-sessions', 'web'],
      description: 'The list of the footer in which it is shown.',
    },
    label: { ...text, description: 'What it is for, or who reads it.' },
    email: { ...email, description: 'E-mail address.' },
  },
  required: ['group', 'label', 'email'],
  additionalProperties: false,
} as const satisfies JsonSchema;
