import { defineRule } from '../kit';
import { oralWithoutRoom } from './shared/session-sense';

export const rule = defineRule({
  code: 'oral-without-room',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'People stand in the corridor and do not know which door is right.',
    fr: 'On se retrouve dans le couloir sans savoir quelle porte ouvrir.',
    ar: 'يقف الناس في الممر ولا يعرفون أي باب يفتحون.',
  },
  yieldsTo: { row: ['session-number-missing'] },
  finders: [oralWithoutRoom],
});
