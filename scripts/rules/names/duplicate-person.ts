import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { duplicatePerson } from './shared/people-file';

export const rule = defineRule({
  code: 'duplicate-person',
  severity: 'error',
  reason: reasons.onePersonTwoPages,
  finders: [duplicatePerson],
});
