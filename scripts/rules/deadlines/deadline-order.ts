import { daysBetween } from '../../../shared/format/days-between';
import { grouped } from '../../../shared/format/grouped';
import type { Conference, Deadline } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';
import { defineRule, found, foundError, over, say } from '../kit';
import { acronymsIn, ownEventOf } from '../lexicon/other-events';
import { reasons } from '../reasons';

const STEPS = ['submission', 'notification', 'camera-ready'];
const ORDER = [...STEPS, 'conference'];

/** Finds steps of a call in the wrong order, and deadlines after the conference, which may be for post-proceedings. */
const deadlineOrder = [
  over(['deadlines'], ({ deadlines }) => outOfOrder(deadlines, STEPS).map((pair) => report(foundError, pair))),
  over(['deadlines', 'conference'], ({ deadlines, conference }) =>
    outOfOrder(deadlines, ORDER)
      // The next finder reports what is after the conference.
      .filter(({ earlier, later }) => isConference(later) && earlier.value.date <= conference.value.end)
      .map((pair) => report(found, pair)),
  ),
  over(['deadlines', 'conference', 'tracks'], ({ deadlines, conference, tracks }) =>
    deadlines
      .filter(() => conference.value.end >= conference.value.start)
      .filter((deadline) => !isConference(deadline) && deadline.value.date > conference.value.end)
      .filter(({ value }) => !(isOfHost(value, tracks, conference.value) || followsIt(value, conference.value)))
      .map(({ value, at }) =>
        found(at('date'), say`"${value.label}" (${value.date}) is after the conference.`, {
          hint: `Correct the date, or accept this warning if it is meant, as for post-proceedings; the conference ends on ${conference.value.end}.`,
          related: [{ ...conference.at('end'), message: 'The end of the conference is here.' }],
        }),
      ),
  ),
];

/** The most days between the conference and an event that follows it. */
const SOON = 14;

/** Returns whether a date is an event after the conference, such as a field school or a tour. */
const followsIt = ({ date, endDate }: Deadline, { end }: Conference): boolean =>
  endDate !== undefined && endDate > date && daysBetween(end, date) <= SOON;

/** Returns whether a date belongs to the host conference of a workshop, by its track or label. */
function isOfHost(
  { label, track }: Deadline,
  tracks: readonly { readonly value: { readonly id: string; readonly title: string } }[],
  conference: Conference,
): boolean {
  const title = tracks.find(({ value: { id } }) => id === track)?.value.title ?? '';
  const { brand, years } = ownEventOf(conference);
  return acronymsIn(`${title} | ${label}`).some(({ acronym, year }) => acronym !== brand && years.includes(year));
}

const isConference = ({ value }: Entry<Deadline>) => value.milestone === 'conference';

interface Pair {
  readonly earlier: Entry<Deadline>;
  readonly later: Entry<Deadline>;
}

/** Lists the steps of a track that are before the step that they follow. */
function outOfOrder(deadlines: readonly Entry<Deadline>[], order: readonly string[]): readonly Pair[] {
  return [...grouped(deadlines, ({ value }) => value.track).values()].flatMap((track) => {
    const inOrder = order.flatMap((milestone) => track.filter(({ value }) => value.milestone === milestone));
    return inOrder.flatMap((later, index) => {
      const earlier = inOrder[index - 1];
      return earlier !== undefined && later.value.date < earlier.value.date ? [{ earlier, later }] : [];
    });
  });
}

function report(make: typeof found, { earlier, later: { value: later, at } }: Pair) {
  const { milestone, date } = earlier.value;
  return make(
    at('date'),
    say`In the track "${later.track}", ${later.milestone} (${later.date}) comes before ${milestone} (${date}).`,
    {
      hint: `The order is: ${ORDER.join(', ')}. Correct one of the dates.`,
      related: [{ ...earlier.at('date'), message: `The ${milestone} is here.` }],
    },
  );
}

export const rule = defineRule({
  code: 'deadline-order',
  severity: 'either',
  reason: reasons.impossibleDay,
  mayBeAccepted: true,
  finders: deadlineOrder,
});
