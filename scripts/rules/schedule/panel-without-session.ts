import { defineRule, found, over, say } from '../kit';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Finds panels without a session. */
const panelWithoutSession = over(
  ['panels', 'sessions'],
  ({ panels, sessions }) => {
    const scheduled = new Set(sessions.map(({ value }) => value.panel));
    // A panel session without a panel has probably lost it.
    const [nameless, ...others] = sessions.filter(
      ({ value: { kind, panel } }) => kind === 'panel' && panel === undefined,
    );
    // If two sessions have one panel, one of them is probably wrong.
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
