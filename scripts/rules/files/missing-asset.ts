import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { missingAsset } from './shared/missing-asset';

export const rule = defineRule({
  code: 'missing-asset',
  preset: 'core',
  severity: 'error',
  reason: reasons.badFile,
  finders: [only('missing-asset', missingAsset)],
});
