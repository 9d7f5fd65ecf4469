import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { keynoteWithoutSpeaker } from './shared/session-sense';

export const rule = defineRule({
  code: 'keynote-without-speaker',
  reason: reasons.personUnannounced,
  finders: [keynoteWithoutSpeaker],
});
