import type { JsonSchema } from '../schema';
import { currency, DRAFT, text } from './fragments';

export const currenciesSchema = {
  $schema: DRAFT,
  title: 'Currency',
  description: 'A currency that payments may be recorded in.',
  type: 'object',
  properties: {
    code: { ...currency, description: 'Code with three letters (ISO 4217).' },
    number: { type: 'integer', minimum: 1, maximum: 999, description: 'Numeric code (ISO 4217).' },
    name: { ...text, description: 'Name.' },
    offered: { type: 'boolean', description: 'yes: can be chosen in the payment form.' },
  },
  required: ['code', 'number', 'name', 'offered'],
  additionalProperties: false,
} as const satisfies JsonSchema;
