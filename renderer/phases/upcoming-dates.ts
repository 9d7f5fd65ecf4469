import type { Conference, Deadline, Track } from '#content';
import { deadlineHour, deadlineMoment, deadlineZone } from '../../shared/format/deadlines';
import { grouped } from '../../shared/format/grouped';
import { momentIn } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import { byMoment } from './phases';

/** A milestone due on a day, with the titles of its tracks. */
interface Due {
  readonly label: string;
  readonly tracks: readonly string[];
  /** The days that it replaces, YYYY-MM-DD. */
  readonly superseded: readonly string[];
}

/** A date, and the moments between which it is the next one. */
export interface UpcomingDate {
  /** Everything due on that day, in one line. */
  readonly label: string;
  /** The same as a list; empty for the opening. */
  readonly due: readonly Due[];
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Hour and zone, "23:59 AoE", if the deadline has them. */
  readonly hour?: string;
  /** Time zone (IANA) of the date. */
  readonly zone: string;
  readonly from?: string;
  readonly until: string;
}

interface Source {
  readonly conference: Pick<Conference, 'start' | 'timeZone' | 'countdownTarget'>;
  readonly deadlines: readonly Deadline[];
  readonly tracks: readonly Track[];
}

/** Number of tracks above which the label omits them. */
const MOST_TRACKS = 2;

/** Lists the deadlines before the conference by their ends; the opening is last. Each is the next until it is over. */
export function upcomingDates({ conference, deadlines, tracks }: Source, words: Words): readonly UpcomingDate[] {
  const { start, timeZone, countdownTarget } = conference;
  const last = (deadline: Deadline) => deadline.endDate ?? deadline.date;
  const before = deadlines.filter((each) => each.milestone !== 'conference' && last(each) < start);
  const byEnd = [...grouped(before, (each) => deadlineMoment(each, timeZone))].sort(([one], [other]) =>
    byMoment(one, other),
  );
  const titles = new Map(tracks.map(({ id, title }) => [id, title]));
  const ahead = byEnd.map(([until, all]) => {
    const due = [...grouped(all, ({ label }) => label)].map(([label, same]) => ({
      label,
      tracks: same.flatMap(({ track }) => titles.get(track) ?? []),
      superseded: [...new Set(same.flatMap(({ superseded }) => superseded ?? []))],
    }));
    const [first] = all;
    const hour = first && deadlineHour(first, timeZone);
    return {
      label: inOneLine(due, words),
      due,
      date: first ? last(first) : '',
      ...(hour !== undefined && { hour }),
      zone: deadlineZone(first ?? {}, timeZone),
      until,
    };
  });
  const opening = {
    label: words.phases.opening,
    due: [],
    date: countdownTarget.slice(0, 10),
    zone: timeZone,
    until: momentIn(timeZone, countdownTarget),
  };
  return [...ahead, opening].map((each, index, all) => {
    const from = all[index - 1]?.until;
    return { ...each, ...(from !== undefined && { from }) };
  });
}

const inOneLine = (due: readonly Due[], words: Words): string =>
  words.lists.text(
    due.map(({ label, tracks }) =>
      tracks.length > MOST_TRACKS || tracks.length === 0
        ? label
        : words.phases.labelOf(label, words.lists.text(tracks)),
    ),
  );
