import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { linkAddress } from './shared/link-address';

export const rule = defineRule({
  code: 'private-link',
  preset: 'core',
  severity: 'warning',
  reason: reasons.linkMisleads,
  finders: [only('private-link', linkAddress)],
});
