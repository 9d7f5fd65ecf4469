import { isPoster, takesPlace } from '../../../shared/format/contributions';
import { defineRule, found, over, say } from '../kit';

/** Finds contributions that are presented nowhere, once there is a program. Posters may hang without a session. */
const unscheduled = over(
  ['contributions', 'presentations', 'sessions'],
  ({ contributions, presentations, sessions }) => {
    const presented = new Set(presentations.map(({ value }) => value.paper));
    return contributions.map(
      ({ value, at }) =>
        sessions.length > 0 &&
        !isPoster(value) &&
        value.session === undefined &&
        takesPlace(value) &&
        !presented.has(value.id) &&
        found(at('session'), say`"${value.title}" is in no session, and has no slot of its own.`, {
          hint: 'Write the id of its session in the column "session", or say when it is presented: in contributions.csv by its day and hours, or in presentations.csv.',
        }),
    );
  },
  { whole: ['contributions', 'presentations', 'sessions'] },
);

export const rule = defineRule({
  code: 'contribution-unscheduled',
  reason: {
    en: 'Visitors find it in the lists, and nobody can tell when to come.',
    fr: 'On le trouve dans les listes, mais personne ne sait quand venir.',
    ar: 'يجده الزوار في القوائم ولا يعرف أحد موعده.',
  },
  finders: [unscheduled],
});
