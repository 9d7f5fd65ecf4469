import { grouped } from '../../../shared/format/grouped';
import { minutesIn } from '../../../shared/format/times';
import type { Session } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';
import { defineRule, foundAs, over, say } from '../kit';
import { isTalk, said, takesPlace } from '../lexicon/sessions';
import { reasons } from '../reasons';

/** Minutes by which a talk may overlap with lunch. */
const SLIGHT = 10;

/** Finds lunches for everybody during talks, unless most lunches are. */
const mealBesideTalks = over(['sessions'], ({ sessions }, { clock }) => {
  const spanOf = ({ value }: Entry<Session>) => clock.spanOf(value.date, minutesIn(value));
  const byDay = grouped(
    sessions.filter((session) => isTalk(session)),
    ({ value }) => value.date,
  );
  const lunches = sessions.filter(
    (session) => session.value.kind === 'lunch' && takesPlace(session) && (session.value.room ?? []).length === 0,
  );
  const found = lunches.flatMap((lunch) => {
    const own = spanOf(lunch);
    const talk = byDay
      .get(lunch.value.date)
      ?.find((each) => spanOf(each).start + SLIGHT < own.end && own.start + SLIGHT < spanOf(each).end);
    return talk === undefined ? [] : [{ lunch, talk }];
  });
  if (found.length > 1 && found.length * 2 > lunches.length) return [];
  return found.map(({ lunch, talk }) =>
    foundAs('meal-beside-talks', lunch.at('start'), say`${said(lunch)} is at the same time as ${said(talk)}.`, {
      hint: 'Correct the times of one of the two.',
      related: [{ ...talk.at('start'), message: `${said(talk)} is here.` }],
    }),
  );
});

export const rule = defineRule({
  code: 'meal-beside-talks',
  preset: 'thorough',
  reason: reasons.wrongHour,
  yieldsTo: { row: ['absurd-length', 'room-overlap', 'breaks-overlap'] },
  finders: [mealBesideTalks],
});
