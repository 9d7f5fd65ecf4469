// Codes: meal-beside-talks.

import { grouped } from '../../../../renderer/format/grouped';
import { minutesIn } from '../../../../renderer/format/times';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { said, takesPlace } from '../../schedule/named-sessions';
import type { Entry } from '../../validate/validate';

const PAUSES = new Set(['break', 'lunch']);
const TALKS = new Set(['oral', 'keynote', 'lecture', 'panel', 'ceremony', 'award']);
/** Minutes by which a talk may run into a break. */
const SLIGHT = 10;

/** Where one thing happens after the other, nobody has a break beside the talk that everybody is in. */
export const breakInOnlyTrack = defineCheck(['sessions'], ({ sessions }) => {
  const days = grouped(
    sessions.filter((session) => takesPlace(session)),
    ({ value }) => value.date,
  );
  const talksOf = (all: readonly Entry<Session>[]) => all.filter(({ value }) => TALKS.has(value.kind));
  const isOneTrack = [...days.values()].every((all) => {
    const talks = talksOf(all);
    return talks.every((talk, at) => !talks.slice(at + 1).some((other) => overlap(talk, other)));
  });
  if (!isOneTrack) return [];
  return [...days.values()].flatMap((all) =>
    all
      .filter(({ value }) => PAUSES.has(value.kind) && value.number === undefined)
      .flatMap((pause): Diagnostic[] => {
        const talk = talksOf(all).find((other) => overlap(pause, other));
        if (talk === undefined) return [];
        return [
          warning(
            'meal-beside-talks',
            pause.at('start'),
            `${said(pause)} is at the same time as ${said(talk)}, and nothing else is ever beside a talk.`,
            {
              hint: 'Correct the times of one of the two.',
              related: [{ ...talk.at('start'), message: `${said(talk)} is here.` }],
            },
          ),
        ];
      }),
  );
});

function overlap({ value: one }: Entry<Session>, { value: other }: Entry<Session>): boolean {
  const [a, b] = [minutesIn(one), minutesIn(other)];
  return a.start + SLIGHT < b.end && b.start + SLIGHT < a.end;
}
