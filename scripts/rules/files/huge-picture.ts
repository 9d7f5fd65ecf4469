import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { pictureSize } from './shared/picture-size';

export const rule = defineRule({
  code: 'huge-picture',
  severity: 'error',
  reason: reasons.badFile,
  finders: [pictureSize],
});
