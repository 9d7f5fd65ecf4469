import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { openingOrder } from './shared/session-order';

export const rule = defineRule({
  code: 'opening-order',
  preset: 'thorough',
  reason: reasons.wrongHour,
  yieldsTo: {
    row: ['half-day-slip', 'outside-conference-days'],
    subject: ['half-day-slip', 'outside-conference-days'],
    anywhere: ['room-overlap'],
  },
  finders: [openingOrder],
});
