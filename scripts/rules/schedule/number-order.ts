import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { numberOrder, numbersByRoom } from './shared/session-order';

export const rule = defineRule({
  code: 'number-order',
  reason: reasons.wrongSession,
  yieldsTo: {
    row: ['half-day-slip', 'outside-conference-days', 'room-overlap'],
    subject: ['half-day-slip', 'outside-conference-days'],
  },
  finders: [numberOrder, numbersByRoom],
});
