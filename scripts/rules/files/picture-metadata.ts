import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { pictureMetadata } from './shared/picture-metadata';

export const rule = defineRule({
  code: 'picture-metadata',
  preset: 'core',
  severity: 'error',
  reason: reasons.badFile,
  finders: [only('picture-metadata', pictureMetadata)],
});
