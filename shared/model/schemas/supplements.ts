import type { JsonSchema } from '../schema';
import { DRAFT, id, text } from './fragments';

export const supplementsSchema = {
  $schema: DRAFT,
  title: 'Supplement',
  description: 'What is paid on top for accommodation.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id.' },
    title: { ...text, description: 'What it is.' },
    local: {
      type: 'number',
      minimum: 0,
      description: 'Price in the local currency; may be left out as in fees.csv.',
      money: true,
    },
    international: {
      type: 'number',
      minimum: 0,
      description: 'Price in the international currency; may be left out as in fees.csv.',
      money: true,
    },
    unit: { ...text, description: 'What the price is for, such as "per night".' },
    per: {
      type: 'array',
      items: { type: 'string', enum: ['night', 'person'], description: 'One of the two.' },
      description:
        'What the payment form asks for: night, person, or both, separated by semicolons; without it, how many. The column may be left out.',
    },
    internationalInLocal: {
      type: 'number',
      minimum: 0,
      description:
        'What a card is charged in the local currency for the international price, where the international currency is not offered for payment; the column may be left out.',
      money: true,
    },
  },
  required: ['id', 'title', 'unit'],
  additionalProperties: false,
} as const satisfies JsonSchema;
