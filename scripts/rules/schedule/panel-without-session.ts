import { defineRule, found, over, say } from '../kit';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Every panel has its time in the schedule: its page says when it is. */
const panelWithoutSession = over(
  ['panels', 'sessions'],
  ({ panels, sessions }) => {
    const scheduled = new Set(sessions.map(({ value }) => value.panel));
    // A session of panels that names none is the one that lost it.
    const [nameless, ...others] = sessions.filter(
      ({ value: { kind, panel } }) => kind === 'panel' && panel === undefined,
    );
    // One that two sessions name is hardly meant by both.
    const again = sessions.find(
      ({ value: { panel } }, at) =>
        panel !== undefined && sessions.slice(0, at).some(({ value }) => value.panel === panel),
    );
    const related =
      nameless !== undefined && others.length === 0
        ? [{ ...nameless.at('panel'), message: `${quote(nameless.value.title)} names no panel here.` }]
        : again === undefined
          ? []
          : [{ ...again.at('panel'), message: `${quote(again.value.title)} names one that another session names.` }];
    return panels
      .filter(({ value: { id } }) => !scheduled.has(id))
      .map(({ value: { id, title }, at }) =>
        found(at('id'), say`The panel "${title}" has no session in the schedule.`, {
          hint: `In sessions.csv, write "${id}" into the column "panel" of its session.`,
          ...(related.length > 0 && { related }),
        }),
      );
  },
  { whole: ['sessions'] },
);

export const rule = defineRule({
  code: 'panel-without-session',
  severity: 'error',
  reason: reasons.personUnannounced,
  mayBeAccepted: true,
  finders: [panelWithoutSession],
});
