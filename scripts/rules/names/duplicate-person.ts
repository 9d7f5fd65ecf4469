import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { duplicatePerson } from './shared/people-file';

export const rule = defineRule({
  code: 'duplicate-person',
  preset: 'core',
  severity: 'error',
  reason: reasons.onePersonTwoPages,
  finders: [duplicatePerson],
});
