import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { pictureFile } from './shared/picture-file';

export const rule = defineRule({
  code: 'picture-format',
  preset: 'core',
  severity: 'error',
  reason: reasons.badFile,
  finders: [only('picture-format', pictureFile)],
});
