import { defineRule } from '../kit';
import { reasons } from '../reasons';
import { panelNotNamed } from './shared/session-sense';

export const rule = defineRule({
  code: 'panel-not-named',
  reason: reasons.personUnannounced,
  yieldsTo: { row: ['paper-in-other-session'] },
  finders: [panelNotNamed],
});
