import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { nameGap } from './shared/name-twice';

export const rule = defineRule({
  code: 'name-gap',
  reason: reasons.nameBecomesPerson,
  finders: [nameGap],
});
