import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { pictureSize } from './shared/picture-size';

export const rule = defineRule({
  code: 'huge-picture',
  preset: 'core',
  severity: 'error',
  reason: reasons.badFile,
  finders: [only('huge-picture', pictureSize)],
});
