import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { roomUnused } from './shared/rooms-sense';

export const rule = defineRule({
  code: 'room-unused',
  reason: reasons.doorUnknown,
  finders: [roomUnused],
});
