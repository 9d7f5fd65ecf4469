import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { pictureSize } from './shared/picture-size';

export const rule = defineRule({
  code: 'small-picture',
  preset: 'core',
  severity: 'warning',
  reason: reasons.badFile,
  finders: [only('small-picture', pictureSize)],
});
