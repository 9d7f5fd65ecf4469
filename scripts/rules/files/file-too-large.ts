import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { unreadableAsset } from './shared/unreadable-asset';

export const rule = defineRule({
  code: 'file-too-large',
  severity: 'error',
  reason: reasons.unreadableFile,
  finders: [unreadableAsset],
});
