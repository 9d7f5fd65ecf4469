import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { plenaryElsewhere, plenaryRooms } from './shared/rooms-sense';

export const rule = defineRule({
  code: 'plenary-rooms',
  reason: reasons.doorUnknown,
  yieldsTo: { anywhere: ['wrong-form'] },
  finders: [plenaryRooms, plenaryElsewhere],
});
