import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { linkAddress } from './shared/link-address';

export const rule = defineRule({
  code: 'double-scheme',
  preset: 'core',
  severity: 'warning',
  reason: reasons.brokenLink,
  finders: [only('double-scheme', linkAddress)],
});
