import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** A session for a panel names it, as long as there are panels; another rule reports a panel without a session. */
const panelNotNamed = over(['sessions', 'panels'], ({ sessions, panels }) => {
  const scheduled = new Set(sessions.map(({ value }) => value.panel));
  if (panels.length === 0 || panels.some(({ value }) => !scheduled.has(value.id))) return [];
  return sessions
    .filter(({ value: { kind, panel } }) => kind === 'panel' && panel === undefined)
    .map(({ value, at }) =>
      foundAs('panel-not-named', at('panel'), say`"${value.title}" does not say which panel it is.`, {
        hint: 'Write the id of the panel from panels.yaml: its page then says when it is, and the schedule leads to it.',
      }),
    );
});

export const rule = defineRule({
  code: 'panel-not-named',
  reason: reasons.personUnannounced,
  yieldsTo: { row: ['paper-in-other-session'] },
  finders: [panelNotNamed],
});
