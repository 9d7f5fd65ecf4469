import type { Conference, Deadline, Track } from '#content';
import { grouped } from '../../shared/format/grouped';
import { dayEnd, momentIn } from '../../shared/timed/span';
import type { Words } from '../../shared/words';

/** A milestone due on a day, with the titles of its tracks. */
interface Due {
  readonly label: string;
  readonly tracks: readonly string[];
}

/** A date, and the moments between which it is the next one. */
export interface UpcomingDate {
  /** Everything due on that day, in one line. */
  readonly label: string;
  /** The same as a list; empty for the opening. */
  readonly due: readonly Due[];
  /** YYYY-MM-DD. */
  readonly date: string;
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

/** Lists the deadlines before the conference by day; the opening is last. Each is the next until its day is over. */
export function upcomingDates({ conference, deadlines, tracks }: Source, words: Words): readonly UpcomingDate[] {
  const { start, timeZone, countdownTarget } = conference;
  const last = (deadline: Deadline) => deadline.endDate ?? deadline.date;
  const before = deadlines.filter((each) => each.milestone !== 'conference' && last(each) < start);
  const byDay = [...grouped(before, last)].sort(([one], [other]) => (one < other ? -1 : 1));
  const titles = new Map(tracks.map(({ id, title }) => [id, title]));
  const ahead = byDay.map(([date, onDay]) => {
    const due = [...grouped(onDay, ({ label }) => label)].map(([label, same]) => ({
      label,
      tracks: same.flatMap(({ track }) => titles.get(track) ?? []),
    }));
    return { label: inOneLine(due, words), due, date, until: dayEnd(timeZone, date) };
  });
  const opening = {
    label: words.phases.opening,
    due: [],
    date: countdownTarget.slice(0, 10),
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
