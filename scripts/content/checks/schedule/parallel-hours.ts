// Codes: unlike-column.

import { compareCodeUnits } from '../../../../renderer/format/compare-code-units';
import { mostFirst, tally } from '../../../../renderer/format/grouped';
import { minutesIn } from '../../../../renderer/format/times';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { said, takesPlace } from '../../schedule/named-sessions';
import type { Entry } from '../../validate/validate';

/** So many groups of parallel sessions with the same hours show a custom. */
const FEWEST = 2;
/** So many sessions of a group show which of them is the odd one. */
const SEVERAL = 3;

/** Sessions of talks that are beside each other: each begins before another of them ends. */
function parallelIn(sessions: readonly Entry<Session>[]): Entry<Session>[][] {
  const groups: Entry<Session>[][] = [];
  const inOrder = sessions
    .filter((each) => takesPlace(each) && each.value.kind === 'oral' && each.value.parent === undefined)
    .sort((one, other) =>
      compareCodeUnits(`${one.value.date} ${one.value.start}`, `${other.value.date} ${other.value.start}`),
    );
  for (const session of inOrder) {
    const own = minutesIn(session.value);
    const group = groups.find((each) =>
      each.some(({ value }) => value.date === session.value.date && own.start < minutesIn(value).end),
    );
    if (group) group.push(session);
    else groups.push([session]);
  }
  return groups.filter(({ length }) => length > 1);
}

/** Parallel sessions begin and end together, where all others of the schedule do: whoever changes rooms relies on it. */
export const parallelHours = defineCheck(['sessions', 'papers'], ({ sessions, papers }) => {
  const talks = tally(papers, ({ value }) => value.session);
  const groups = parallelIn(sessions);
  const isEven = (group: readonly Entry<Session>[]) =>
    new Set(group.map(({ value: { start, end } }) => `${start} ${end}`)).size === 1;
  const uneven = groups.filter((group) => !isEven(group));
  const [group, ...more] = uneven;
  if (group === undefined || more.length > 0 || group.length < SEVERAL || groups.length - 1 < FEWEST) return [];
  return (['start', 'end'] as const).flatMap((column): Diagnostic[] => {
    const [usual] = mostFirst(tally(group, ({ value }) => value[column]))[0] ?? [];
    const odd = group.filter(({ value }) => value[column] !== usual);
    const [only] = odd;
    if (usual === undefined || only === undefined || odd.length > 1) return [];
    // A session with more talks than the others takes longer.
    const others = group.filter((each) => each !== only).map(({ value: { id } }) => talks.get(id) ?? 0);
    const own = talks.get(only.value.id) ?? 0;
    if (
      column === 'end' &&
      (only.value.end > usual ? others.every((count) => own > count) : others.every((count) => own < count))
    )
      return [];
    return [
      warning(
        'unlike-column',
        only.at(column),
        `${said(only)} ${WORDS[column]} at ${only.value[column]}, and those beside it at ${usual}.`,
        {
          hint: 'Correct the time, if this is not meant: all other parallel sessions begin and end together.',
        },
      ),
    ];
  });
});

const WORDS = { start: 'begins', end: 'ends' } as const;
