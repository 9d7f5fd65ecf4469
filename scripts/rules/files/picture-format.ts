import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { pictureFile } from './shared/picture-file';

export const rule = defineRule({
  code: 'picture-format',
  severity: 'error',
  reason: reasons.badFile,
  finders: [pictureFile],
});
