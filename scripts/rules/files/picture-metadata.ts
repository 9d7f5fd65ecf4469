import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { pictureMetadata } from './shared/picture-metadata';

export const rule = defineRule({
  code: 'picture-metadata',
  severity: 'error',
  reason: reasons.badFile,
  finders: [pictureMetadata],
});
