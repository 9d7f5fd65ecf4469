import type { JsonSchema } from '../schema';
import { actions, currency, DRAFT, sections, text, timedSection } from './fragments';

export const registrationSchema = {
  $schema: DRAFT,
  title: 'Registration',
  description: 'The registration page.',
  type: 'object',
  properties: {
    sections: { ...sections, filledIn: true, description: 'Rules, before the fee tables.' },
    fees: {
      type: 'object',
      description: 'The fee tables: local and international, or one of the two where everybody pays the same.',
      properties: {
        heading: { ...text, filledIn: true, description: 'Heading.' },
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
        without: { ...text, filledIn: true, description: 'Column heading for fees without accommodation.' },
        with: { ...text, filledIn: true, description: 'Column heading for fees with accommodation.' },
      },
      required: [],
      additionalProperties: false,
    },
    accommodation: { ...timedSection, description: 'What accommodation includes.' },
    payment: { ...sections, filledIn: true, description: 'How to pay, section by section.' },
    actions: { ...actions, filledIn: true },
  },
  required: [],
  additionalProperties: false,
} as const satisfies JsonSchema;
