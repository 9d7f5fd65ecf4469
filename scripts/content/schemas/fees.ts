import type { JsonSchema } from '../schemas';
import { DRAFT, date, id, text } from './fragments';

export const feesSchema = {
  $schema: DRAFT,
  title: 'Fee',
  description: 'A registration category and what it costs.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id.' },
    category: { ...text, description: 'Who pays it.' },
    local: {
      type: 'integer',
      minimum: 0,
      description: 'Fee in the local currency, without accommodation.',
      money: true,
    },
    localWithAccommodation: {
      type: 'integer',
      minimum: 0,
      description: 'Fee in the local currency, with accommodation; empty if there is none.',
      money: true,
    },
    international: {
      type: 'integer',
      minimum: 0,
      description: 'Fee in the international currency, without accommodation.',
      money: true,
    },
    internationalWithAccommodation: {
      type: 'integer',
      minimum: 0,
      description: 'Fee in the international currency, with accommodation; empty if there is none.',
      money: true,
    },
    from: { ...date, description: 'First day on which it can be paid, as YYYY-MM-DD; the column may be left out.' },
    until: { ...date, description: 'Last day on which it can be paid, as YYYY-MM-DD; the column may be left out.' },
  },
  required: ['id', 'category', 'local', 'international'],
  additionalProperties: false,
} as const satisfies JsonSchema;
