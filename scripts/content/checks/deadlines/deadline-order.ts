import { grouped } from '../../../../renderer/format/grouped';
import { defineRefusal } from '../../check';
import type { Deadline } from '../../content';
import { error } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

const ORDER = ['submission', 'notification', 'camera-ready', 'conference'];

/** The milestones of a track follow each other, and none comes after the conference has begun. */
export const deadlineOrder = [
  defineRefusal(['deadlines'], ({ deadlines }) =>
    [...grouped(deadlines, ({ value }) => value.track).values()].flatMap((track) => {
      const inOrder = ORDER.flatMap((milestone) => track.filter(({ value }) => value.milestone === milestone));
      return inOrder.flatMap((later, index) => report(inOrder[index - 1], later));
    }),
  ),
  defineRefusal(['deadlines', 'conference'], ({ deadlines, conference }) =>
    deadlines
      .filter(() => conference.value.end >= conference.value.start)
      .filter(({ value }) => value.milestone !== 'conference' && value.date > conference.value.end)
      .map(({ value, at }) =>
        error('deadline-order', at('date'), `"${value.label}" (${value.date}) is after the conference.`, {
          hint: `Correct the date; the conference ends on ${conference.value.end}.`,
          related: [{ ...conference.at('end'), message: 'The end of the conference is here.' }],
        }),
      ),
  ),
];

function report(earlier: Entry<Deadline> | undefined, { value: later, at }: Entry<Deadline>) {
  if (earlier === undefined || later.date >= earlier.value.date) return [];
  const { milestone, date } = earlier.value;
  return [
    error(
      'deadline-order',
      at('date'),
      `In the track "${later.track}", ${later.milestone} (${later.date}) comes before ${milestone} (${date}).`,
      {
        hint: `The order is: ${ORDER.join(', ')}. Correct one of the dates.`,
        related: [{ ...earlier.at('date'), message: `The ${milestone} is here.` }],
      },
    ),
  ];
}
