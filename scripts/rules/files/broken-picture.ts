import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { pictureFile } from './shared/picture-file';
import { pictureMetadata } from './shared/picture-metadata';

export const rule = defineRule({
  code: 'broken-picture',
  severity: 'error',
  reason: reasons.badFile,
  finders: [pictureFile, pictureMetadata],
});
