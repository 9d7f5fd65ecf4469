import { minutesIn } from '../../../shared/format/times';
import type { Session } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';
import { defineRule, foundAs, over, say } from '../kit';
import { overlaps } from '../lexicon/overlaps';
import { said, takesPlace } from '../lexicon/sessions';
import { reasons } from '../reasons';

const CUP = /coffee|(?<!\p{L})tea(?!\p{L})|café|pause|قهوة|استراحة|شاي/iu;

/** Whether people rest in a session: posters that are looked at with a cup in one's hand are a break, too. */
const isPause = ({ value: { kind, title } }: Entry<Session>): boolean =>
  kind === 'break' || (kind === 'posters' && CUP.test(title));

const BREAKS = new Set(['break', 'lunch']);

/** Sessions for some people alone, which may be during a break. */
const FOR_SOME =
  /(?<!\p{L})(?:prayers?|mass|optional|by invitation|prière|messe|facultati\p{L}+|sur invitation)(?!\p{L})|صلاة|اختياري/iu;

/** Finds two breaks at the same time. */
const breaksOverlap = over(['sessions'], ({ sessions }, { clock }) => {
  const breaks = sessions.filter(
    (session) =>
      (BREAKS.has(session.value.kind) || isPause(session)) &&
      takesPlace(session) &&
      (session.value.room ?? []).length === 0 &&
      !FOR_SOME.test(session.value.title),
  );
  return overlaps(breaks, ({ value }) => clock.spanOf(value.date, minutesIn(value))).map(([earlier, later]) =>
    foundAs('breaks-overlap', later.at('start'), say`${said(later)} is at the same time as ${said(earlier)}.`, {
      hint: 'Correct the times of one, or delete it. If the two are in different rooms, write the rooms.',
      related: [{ ...earlier.at('start'), message: `${said(earlier)} is here.` }],
    }),
  );
});

export const rule = defineRule({
  code: 'breaks-overlap',
  reason: reasons.wrongHour,
  finders: [breaksOverlap],
});
