import type { Conference, Deadline, Track } from '#content';
import { deadlineHour, deadlineMoment, deadlineZone } from '../../shared/format/deadlines';
import { grouped } from '../../shared/format/grouped';
import { saysTrack } from '../../shared/format/says-track';
import { momentIn } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import { byMoment } from './phases';

/** A milestone due on a day. */
interface Due {
  readonly label: string;
  /** Titles of its tracks; empty if the label says them. */
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
  const before = deadlines.filter((each) => isBefore(each, start));
  const byEnd = [...grouped(before, (each) => deadlineMoment(each, timeZone))].sort(([one], [other]) =>
    byMoment(one, other),
  );
  const titles = new Map(tracks.map(({ id, title }) => [id, title]));
  const ahead = byEnd.map(([until, all]) => {
    const due = [...grouped(all, ({ label }) => label)].map(([label, same]) => {
      const of = same.flatMap(({ track }) => titles.get(track) ?? []);
      return {
        label,
        tracks: of.every((title) => saysTrack(label, title)) ? [] : of,
        superseded: [...new Set(same.flatMap(({ superseded }) => superseded ?? []))],
      };
    });
    const [first] = all;
    const hour = first && deadlineHour(first, timeZone, words.dates.clock);
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

/** The last day of a deadline. */
const last = ({ date, endDate = date }: Deadline) => endDate;

const isBefore = (deadline: Deadline, start: string) => deadline.milestone !== 'conference' && last(deadline) < start;

/**
 * Lists the dates that most visitors wait for: until the last one of the main track, the first of tracks.csv, its own;
 * then those of all tracks.
 */
export function mainDates(source: Source, words: Words): readonly UpcomingDate[] {
  const { conference, deadlines, tracks } = source;
  const endOf = (deadline: Deadline) => Date.parse(deadlineMoment(deadline, conference.timeZone));
  const isMain = ({ track }: Deadline) => track === tracks[0]?.id;
  const ends = deadlines.filter((each) => isMain(each) && isBefore(each, conference.start)).map(endOf);
  const shown = deadlines.filter((each) => isMain(each) || endOf(each) > Math.max(...ends));
  return upcomingDates({ ...source, deadlines: shown }, words);
}

/** Lists the dates of a timeline: those before the opening. */
export const timelineOf = (source: Source, words: Words): readonly UpcomingDate[] =>
  upcomingDates(source, words).slice(0, -1);

const inOneLine = (due: readonly Due[], words: Words): string =>
  words.lists.text(
    due.map(({ label, tracks }) =>
      tracks.length > MOST_TRACKS || tracks.length === 0
        ? label
        : words.phases.labelOf(label, words.lists.text(tracks)),
    ),
  );
