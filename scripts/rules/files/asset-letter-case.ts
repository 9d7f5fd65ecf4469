import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { missingAsset } from './shared/missing-asset';

export const rule = defineRule({
  code: 'asset-letter-case',
  severity: 'error',
  reason: reasons.badFile,
  finders: [missingAsset],
});
