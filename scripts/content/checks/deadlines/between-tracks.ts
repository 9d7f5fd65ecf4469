// Codes: deadline-track-order.

import { compareCodeUnits } from '../../../../renderer/format/compare-code-units';
import { defineCheck } from '../../check';
import type { Deadline } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

type Row = Entry<Deadline>;
const isSubmission = ({ value }: Row) => /submission|soumission|تقديم/iu.test(`${value.milestone} ${value.label}`);
const isNotification = ({ value }: Row) => /notif|إشعار|إعلان/iu.test(`${value.milestone} ${value.label}`);
/** What is called late comes after the rest. */
const isLate = ({ value }: Row) =>
  /(?<!\p{L})late(?!\p{L})|(?<!\p{L})tardi|متأخر/iu.test(
    `${value.track} ${value.milestone} ${value.label}`.replace(/[-_]/g, ' '),
  );

/** Fewer other tracks show no custom. */
const FEWEST = 2;

/** Late contributions and late fees come after the submissions of most other tracks. */
export const lateBeforeOthers = defineCheck(['deadlines'], ({ deadlines }) =>
  deadlines.filter(isLate).flatMap((late): Diagnostic[] => {
    const others = deadlines
      .filter((each) => each.value.track !== late.value.track && isSubmission(each) && !isLate(each))
      .sort((one, other) => compareCodeUnits(one.value.date, other.value.date));
    const usual = others[Math.floor(others.length / 2)];
    if (usual === undefined || others.length < FEWEST || late.value.date >= usual.value.date) return [];
    return [
      reportOf(
        late,
        usual,
        `"${late.value.label}" is on ${late.value.date}, before most others have submitted (${usual.value.date}).`,
      ),
    ];
  }),
);

const PROPOSALS = /[-_ ](?:proposals?|propositions?)$/u;

/** Proposals for a track are made before that track itself closes. */
export const proposalsBeforeTrack = defineCheck(['deadlines'], ({ deadlines }) =>
  deadlines.filter(isSubmission).flatMap((proposal): Diagnostic[] => {
    const { track, date } = proposal.value;
    if (!PROPOSALS.test(track)) return [];
    const stem = track.replace(PROPOSALS, '').replace(/s$/, '');
    const own = deadlines.find(
      (each) => [stem, `${stem}s`].includes(each.value.track) && isSubmission(each) && each.value.date < date,
    );
    if (own === undefined) return [];
    return [
      reportOf(
        proposal,
        own,
        `"${proposal.value.label}" is on ${date}, after the track "${own.value.track}" has closed (${own.value.date}).`,
      ),
    ];
  }),
);

/** Papers of a special session are handed in before the last authors are notified. */
export const specialAfterNotification = defineCheck(
  ['specialSessions', 'deadlines', 'conference'],
  ({ specialSessions, deadlines, conference }) => {
    const last = deadlines
      .filter(isNotification)
      .sort((one, other) => compareCodeUnits(other.value.date, one.value.date))[0];
    // Where a submission comes after it, the notification itself is the odd one, of which another rule tells.
    if (
      last === undefined ||
      deadlines.some((each) => isSubmission(each) && !isLate(each) && each.value.date > last.value.date)
    )
      return [];
    return specialSessions.flatMap(({ value: { deadline }, at }): Diagnostic[] => {
      // Of one after the conference, another rule tells.
      if (deadline === undefined || deadline <= last.value.date || deadline > conference.value.start) return [];
      return [
        warning(
          'deadline-track-order',
          at('deadline'),
          `${deadline} is after ${last.value.date}, when the last authors are notified.`,
          {
            hint: 'Correct the date, or give this session a notification of its own in deadlines.csv.',
            related: [{ ...last.at('date'), message: 'The notification is here.' }],
          },
        ),
      ];
    });
  },
);

const reportOf = (late: Row, other: Row, message: string): Diagnostic =>
  warning('deadline-track-order', late.at('date'), message, {
    hint: 'Correct one of the two dates.',
    related: [{ ...other.at('date'), message: 'The other one is here.' }],
  });
