import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { sharedEmail, sharedLogo, sharedPage, sharedPicture, sharedPortrait } from './shared/shared-by-two';

export const rule = defineRule({
  code: 'shared-email',
  preset: 'core',
  severity: 'warning',
  reason: reasons.copiedRow,
  finders: [
    only('shared-email', sharedPortrait),
    only('shared-email', sharedEmail),
    only('shared-email', sharedPage),
    only('shared-email', sharedLogo),
    only('shared-email', sharedPicture),
  ],
});
