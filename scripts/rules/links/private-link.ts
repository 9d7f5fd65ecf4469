import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { linkAddress } from './shared/link-address';

export const rule = defineRule({
  code: 'private-link',
  reason: reasons.linkMisleads,
  finders: [linkAddress],
});
