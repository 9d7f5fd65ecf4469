import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { unmentionedPerson } from './shared/people-file';

export const rule = defineRule({
  code: 'unmentioned-person',
  preset: 'thorough',
  reason: reasons.onePersonTwoPages,
  finders: [unmentionedPerson],
});
