import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { unreadableAsset } from './shared/unreadable-asset';

export const rule = defineRule({
  code: 'unreadable-file',
  preset: 'core',
  severity: 'error',
  reason: reasons.unreadableFile,
  finders: [only('unreadable-file', unreadableAsset)],
});
