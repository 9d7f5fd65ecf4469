import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { pictureSize } from './shared/picture-size';

export const rule = defineRule({
  code: 'small-picture',
  reason: reasons.badFile,
  finders: [pictureSize],
});
