import { daysBetween } from '../../../../renderer/format/days-between';
import { grouped } from '../../../../renderer/format/grouped';
import { acronymsIn, ownEventOf } from '../../agreement/other-events';
import { defineRefusal } from '../../check';
import type { Conference, Deadline } from '../../content';
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
  defineRefusal(['deadlines', 'conference', 'tracks'], ({ deadlines, conference, tracks }) =>
    deadlines
      .filter(() => conference.value.end >= conference.value.start)
      .filter(({ value }) => value.milestone !== 'conference' && value.date > conference.value.end)
      .filter(({ value }) => !(isOfHost(value, tracks, conference.value) || followsIt(value, conference.value)))
      .map(({ value, at }) =>
        error('deadline-order', at('date'), `"${value.label}" (${value.date}) is after the conference.`, {
          hint: `Correct the date; the conference ends on ${conference.value.end}.`,
          related: [{ ...conference.at('end'), message: 'The end of the conference is here.' }],
        }),
      ),
  ),
];

/** An event of several days begins so many days after the conference, at the most. */
const SOON = 14;

/** A field school or a tour that follows the conference takes some days, and is no deadline. */
const followsIt = ({ date, endDate }: Deadline, { end }: Conference): boolean =>
  endDate !== undefined && endDate > date && daysBetween(end, date) <= SOON;

/** A date of the conference that a workshop is a part of may be after the workshop: its track or its label names that one. */
function isOfHost(
  { label, track }: Deadline,
  tracks: readonly { readonly value: { readonly id: string; readonly title: string } }[],
  conference: Conference,
): boolean {
  const title = tracks.find(({ value: { id } }) => id === track)?.value.title ?? '';
  const { brand, years } = ownEventOf(conference);
  return acronymsIn(`${title} | ${label}`).some(({ acronym, year }) => acronym !== brand && years.includes(year));
}

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
