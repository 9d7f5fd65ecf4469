import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { documentDisagrees } from './shared/document-sense';

export const rule = defineRule({
  code: 'document-disagrees',
  preset: 'core',
  severity: 'warning',
  reason: reasons.wrongDocument,
  finders: [documentDisagrees],
});
