import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { sharedLogo, sharedPicture, sharedPortrait } from './shared/shared-by-two';

export const rule = defineRule({
  code: 'shared-portrait',
  reason: reasons.copiedRow,
  finders: [sharedLogo, sharedPicture, sharedPortrait],
});
