import type { JsonSchema } from '../schema';
import { DRAFT, id, text } from './fragments';

/** A milestone of deadlines.csv: the day stands there, once. */
const deadline = { ...text, pattern: '^[A-Za-z0-9-]+\\.[A-Za-z0-9-]+$' } as const;

export const feesSchema = {
  $schema: DRAFT,
  title: 'Fee',
  description: 'A registration category and what it costs.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id.' },
    category: { ...text, description: 'Who pays it.' },
    local: {
      type: 'number',
      minimum: 0,
      description:
        'Fee in the local currency, without accommodation; the column may be left out where "fees" in registration.yaml has no "local".',
      money: true,
    },
    localWithAccommodation: {
      type: 'number',
      minimum: 0,
      description: 'Fee in the local currency, with accommodation; empty if there is none.',
      money: true,
    },
    international: {
      type: 'number',
      minimum: 0,
      description:
        'Fee in the international currency, without accommodation; the column may be left out where "fees" in registration.yaml has no "international".',
      money: true,
    },
    internationalWithAccommodation: {
      type: 'number',
      minimum: 0,
      description: 'Fee in the international currency, with accommodation; empty if there is none.',
      money: true,
    },
    internationalInLocal: {
      type: 'number',
      minimum: 0,
      description:
        'What a card is charged in the local currency for the international fee, where the international currency is not offered for payment; the column may be left out.',
      money: true,
    },
    internationalWithAccommodationInLocal: {
      type: 'number',
      minimum: 0,
      description: 'The same with accommodation.',
      money: true,
    },
    covers: {
      type: 'string',
      enum: ['paper', 'additional-paper'],
      description:
        'paper: a registration that covers a paper. additional-paper: no registration, but what another paper of the same author costs. Empty: covers none.',
    },
    until: {
      ...deadline,
      description:
        'Last day on which it can be paid: track and milestone of deadlines.csv, as late-registration.start; the column may be left out.',
    },
    after: {
      ...deadline,
      description: 'It can be paid from the day after this one, as the late fee; written like "until".',
    },
  },
  required: ['id', 'category'],
  additionalProperties: false,
} as const satisfies JsonSchema;
