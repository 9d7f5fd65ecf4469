import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { documentDisagrees } from './shared/document-sense';

export const rule = defineRule({
  code: 'document-disagrees',
  reason: reasons.wrongDocument,
  finders: [documentDisagrees],
});
