import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { pictureFile } from './shared/picture-file';
import { pictureMetadata } from './shared/picture-metadata';

export const rule = defineRule({
  code: 'broken-picture',
  preset: 'core',
  severity: 'error',
  reason: reasons.badFile,
  finders: [only('broken-picture', pictureFile), only('broken-picture', pictureMetadata)],
});
