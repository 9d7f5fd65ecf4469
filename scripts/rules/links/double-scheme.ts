import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { linkAddress } from './shared/link-address';

export const rule = defineRule({
  code: 'double-scheme',
  reason: reasons.brokenLink,
  finders: [linkAddress],
});
