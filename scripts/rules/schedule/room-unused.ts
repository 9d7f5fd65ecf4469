import { defineRule } from '../kit';
import { roomUnused } from './shared/rooms-sense';

export const rule = defineRule({
  code: 'room-unused',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'People stand in the corridor and do not know which door is right.',
    fr: 'On se retrouve dans le couloir sans savoir quelle porte ouvrir.',
    ar: 'يقف الناس في الممر ولا يعرفون أي باب يفتحون.',
  },
  finders: [roomUnused],
});
