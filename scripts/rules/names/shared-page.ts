import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { sharedEmail, sharedLogo, sharedPage, sharedPicture, sharedPortrait } from './shared/shared-by-two';

export const rule = defineRule({
  code: 'shared-page',
  preset: 'core',
  severity: 'warning',
  reason: reasons.copiedRow,
  finders: [
    only('shared-page', sharedPortrait),
    only('shared-page', sharedEmail),
    only('shared-page', sharedPage),
    only('shared-page', sharedLogo),
    only('shared-page', sharedPicture),
  ],
});
