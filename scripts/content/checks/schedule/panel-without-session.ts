import { defineCheck } from '../../check';
import { error } from '../../report/diagnostics';

/** Every panel has its time in the schedule: its page says when it is. */
export const panelWithoutSession = defineCheck(
  ['panels', 'sessions'],
  ({ panels, sessions }) => {
    const scheduled = new Set(sessions.map(({ value }) => value.panel));
    return panels
      .filter(({ value: { id } }) => !scheduled.has(id))
      .map(({ value: { id, title }, at }) =>
        error('panel-without-session', at('id'), `The panel "${title}" has no session in the schedule.`, {
          hint: `In sessions.csv, write "${id}" into the column "panel" of its session.`,
        }),
      );
  },
  { whole: ['sessions'] },
);
