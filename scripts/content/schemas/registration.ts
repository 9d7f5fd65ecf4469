import type { JsonSchema } from '../schemas';
import { actions, currency, DRAFT, section, sections, text } from './fragments';

export const registrationSchema = {
  $schema: DRAFT,
  title: 'Registration',
  description: 'The registration page.',
  type: 'object',
  properties: {
    sections: { ...sections, description: 'Rules, before the fee tables.' },
    fees: {
      type: 'object',
      description: 'The two fee tables.',
      properties: {
        heading: { ...text, description: 'Heading.' },
        local: {
          type: 'object',
          description: 'Fees for participants of the country.',
          properties: {
            caption: { ...text, description: 'Caption of the table.' },
            currency: { ...currency, description: 'Currency code.' },
          },
          required: ['caption', 'currency'],
          additionalProperties: false,
        },
        international: {
          type: 'object',
          description: 'Fees for everybody else.',
          properties: {
            caption: { ...text, description: 'Caption of the table.' },
            currency: { ...currency, description: 'Currency code.' },
          },
          required: ['caption', 'currency'],
          additionalProperties: false,
        },
        without: { ...text, description: 'Column heading for fees without accommodation.' },
        with: { ...text, description: 'Column heading for fees with accommodation.' },
      },
      required: ['heading', 'local', 'international', 'without', 'with'],
      additionalProperties: false,
    },
    accommodation: { ...section, description: 'What accommodation includes.' },
    payment: { ...sections, description: 'How to pay, section by section.' },
    actions: actions,
  },
  required: ['sections', 'fees', 'accommodation', 'payment', 'actions'],
  additionalProperties: false,
} as const satisfies JsonSchema;
