import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { nameTwice, personTwice } from './shared/name-twice';

export const rule = defineRule({
  code: 'name-twice',
  reason: reasons.copiedRow,
  finders: [nameTwice, personTwice],
});
