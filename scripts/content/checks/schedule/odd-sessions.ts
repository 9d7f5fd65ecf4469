// Codes: absurd-length, plenary-rooms.

import { grouped } from '../../../../renderer/format/grouped';
import { minutesIn } from '../../../../renderer/format/times';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { median, type Timed } from '../../schedule/full-days';
import { said, takesPlace } from '../../schedule/named-sessions';

const lengthOf = ({ value }: Timed) => {
  const { start, end } = minutesIn(value);
  return end - start;
};

/** Fewer sessions of a kind show no usual length. */
const FEWEST = 3;
/** Fewer lectures show no usual room. */
const FEWEST_LECTURES = 4;
/** All others are near to the usual length by this part of it; the odd one is not by that. */
const NEAR = 0.5;
const ODD = { least: 0.4, most: 2.5 };

/** A break of five minutes among breaks of thirty, a tutorial of half an hour among those of half a day. */
export const lengthUnlikeOthers = defineCheck(['sessions', 'sessionKinds'], ({ sessions, sessionKinds }) => {
  // A kind of which the organisers say how long it may be is held to that.
  const limited = new Set(['social', ...sessionKinds.flatMap(({ value }) => (value.longest ? [value.id] : []))]);
  return [
    ...grouped(
      sessions.filter((session) => takesPlace(session) && !limited.has(session.value.kind)),
      ({ value }) => value.kind,
    ).values(),
  ].flatMap((all): Diagnostic[] => {
    if (all.length < FEWEST) return [];
    const usual = median(all.map(lengthOf));
    const odd = all.filter((each) => Math.abs(lengthOf(each) - usual) > NEAR * usual);
    const [only] = odd;
    const share = only === undefined ? 1 : lengthOf(only) / usual;
    if (only === undefined || odd.length > 1 || share <= 0 || (share > ODD.least && share < ODD.most)) return [];
    return [
      warning(
        'absurd-length',
        only.at('end'),
        `${said(only)} lasts ${lengthOf(only)} minutes, and others of its kind ${usual}.`,
        {
          hint: 'Correct the times of this session.',
        },
      ),
    ];
  });
});

/** So many sessions for everybody show where they are. */
const FEWEST_ALONE = 5;

/** What has nothing beside it is where everybody meets, if all others like it are; of keynotes and many lectures, other rules tell. */
export const aloneElsewhere = defineCheck(['sessions', 'rooms'], ({ sessions, rooms }) => {
  const plenary = new Set(rooms.filter(({ value }) => value.plenary).map(({ value }) => value.id));
  if (plenary.size !== 1) return [];
  const held = sessions.filter((each) => takesPlace(each) && (each.value.room?.length ?? 0) > 0);
  const days = grouped(held, ({ value }) => value.date);
  const alone = held.filter((each) => {
    const own = minutesIn(each.value);
    return (days.get(each.value.date) ?? []).every((other) => {
      const { start, end } = minutesIn(other.value);
      return other === each || end <= own.start || own.end <= start;
    });
  });
  const elsewhere = alone.filter(({ value: { room = [] } }) => !room.some((id) => plenary.has(id)));
  const [only] = elsewhere;
  if (only === undefined || elsewhere.length > 1 || alone.length <= FEWEST_ALONE) return [];
  // Of more lectures, the next rule tells.
  const isLecture =
    only.value.kind === 'lecture' && held.filter(({ value }) => value.kind === 'lecture').length < FEWEST_LECTURES;
  if (only.value.kind !== 'panel' && only.value.kind !== 'award' && !isLecture) return [];
  return [
    warning(
      'plenary-rooms',
      only.at('room'),
      `Whatever else has nothing beside it is where everybody meets, and ${said(only)} is not.`,
      { hint: 'Correct the room.' },
    ),
  ];
});

/** Where all lectures but one are in the room where everybody meets, and nothing is beside that one, so is it. */
export const lectureElsewhere = defineCheck(['sessions', 'rooms'], ({ sessions, rooms }) => {
  const plenary = new Set(rooms.filter(({ value }) => value.plenary).map(({ value }) => value.id));
  const lectures = sessions.filter((session) => session.value.kind === 'lecture' && takesPlace(session));
  const elsewhere = lectures.filter(
    ({ value: { room = [] } }) => room.length > 0 && !room.some((id) => plenary.has(id)),
  );
  const [only] = elsewhere;
  if (only === undefined || elsewhere.length > 1 || lectures.length < FEWEST_LECTURES) return [];
  return [
    warning(
      'plenary-rooms',
      only.at('room'),
      `All other lectures are where everybody meets, and ${said(only)} is not.`,
      {
        hint: 'Correct the room.',
      },
    ),
  ];
});
