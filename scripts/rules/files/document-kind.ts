import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { documentKind } from './shared/document-sense';

export const rule = defineRule({
  code: 'document-kind',
  reason: reasons.wrongDocument,
  finders: [documentKind],
});
