import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { oralWithoutRoom } from './shared/session-sense';

export const rule = defineRule({
  code: 'oral-without-room',
  reason: reasons.doorUnknown,
  yieldsTo: { row: ['session-number-missing'] },
  finders: [oralWithoutRoom],
});
