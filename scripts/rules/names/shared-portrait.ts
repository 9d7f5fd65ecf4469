import { defineRule, only } from '../kit';
import { reasons } from '../reasons';
import { sharedEmail, sharedLogo, sharedPage, sharedPicture, sharedPortrait } from './shared/shared-by-two';

export const rule = defineRule({
  code: 'shared-portrait',
  preset: 'core',
  severity: 'warning',
  reason: reasons.copiedRow,
  finders: [
    only('shared-portrait', sharedPortrait),
    only('shared-portrait', sharedEmail),
    only('shared-portrait', sharedPage),
    only('shared-portrait', sharedLogo),
    only('shared-portrait', sharedPicture),
  ],
});
