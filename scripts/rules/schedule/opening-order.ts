import { defineRule, type Found, foundAs, over, say } from '../kit';
import { beginOf, isTalk, said } from '../lexicon/sessions';
import { reasons } from '../reasons';

const OPENING =
  /^(?:opening|welcome)(?: (?:ceremony|session|remarks|address))?$|^(?:ouverture|cérémonie d[’']ouverture)|^(?:ال)?(?:ا)?فتتاح|^الافتتاح|^حفل الافتتاح/i;

const CLOSING = /^closing\b|^(?:clôture|cérémonie de clôture)|^(?:ال)?(?:ا)?ختتام|^الاختتام|^حفل الاختتام/i;

/** Finds openings after the first talk, and closings before the last one. */
const openingOrder = over(['sessions'], ({ sessions }) => {
  const talks = sessions.filter((session) => isTalk(session));
  const ceremonies = sessions.filter(({ value: { kind } }) => kind === 'ceremony' || kind === 'award');
  const times = talks.map(beginOf).sort();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  return ceremonies.flatMap((session): Found => {
    const isLate = OPENING.test(session.value.title) && beginOf(session) > first;
    const isEarly = CLOSING.test(session.value.title) && beginOf(session) < last;
    if (!(isLate || isEarly)) return [];
    return foundAs(
      'opening-order',
      session.at('date'),
      isLate
        ? say`"${session.value.title}" comes after the first talk (${first}).`
        : say`"${session.value.title}" comes before the last talk (${last}).`,
      {
        hint: 'Correct the day or the time of one of the two.',
        related: talks
          .filter((each) => beginOf(each) === (isLate ? first : last))
          .slice(0, 1)
          .map((each) => ({ ...each.at('start'), message: `${said(each)} is here.` })),
      },
    );
  });
});

export const rule = defineRule({
  code: 'opening-order',
  preset: 'thorough',
  reason: reasons.wrongHour,
  yieldsTo: {
    row: ['half-day-slip', 'outside-conference-days'],
    subject: ['half-day-slip', 'outside-conference-days'],
    anywhere: ['room-overlap'],
  },
  finders: [openingOrder],
});
