import type { JsonSchema } from '../schemas';
import { DRAFT, id, text } from './fragments';

export const supplementsSchema = {
  $schema: DRAFT,
  title: 'Supplement',
  description: 'What is paid on top for accommodation.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id.' },
    title: { ...text, description: 'What it is.' },
    local: { type: 'integer', minimum: 0, description: 'Price in the local currency.', money: true },
    international: { type: 'integer', minimum: 0, description: 'Price in the international currency.', money: true },
    unit: { ...text, description: 'What the price is for, such as "per night".' },
  },
  required: ['id', 'title', 'local', 'international', 'unit'],
  additionalProperties: false,
} as const satisfies JsonSchema;
