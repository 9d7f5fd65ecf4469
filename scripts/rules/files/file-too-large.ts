import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { unreadableAsset } from './shared/unreadable-asset';

export const rule = defineRule({
  code: 'file-too-large',
  preset: 'core',
  severity: 'error',
  reason: reasons.unreadableFile,
  finders: [only('file-too-large', unreadableAsset)],
});
