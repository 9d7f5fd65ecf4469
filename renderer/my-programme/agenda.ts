import type { ProgramEntry, ProgramSlot } from '../../shared/my-programme/program-files';

/** One slot of a visitor's program, and the starred parts of it: papers of a session. */
export interface AgendaItem {
  readonly entry: ProgramEntry;
  readonly slot: ProgramSlot;
  readonly parts: readonly AgendaItem[];
}

/** What follows one another, or overlaps. */
interface AgendaBlock {
  readonly items: readonly AgendaItem[];
  /** Nobody can be in all of it. */
  readonly isClash: boolean;
  /** Free minutes before it on the same day, if they are worth showing. */
  readonly free?: number;
}

/** A day, in order of time. */
interface AgendaDay {
  readonly day: string;
  /** The moment at which its last entry ends, in milliseconds since 1970. */
  readonly end: number;
  readonly blocks: readonly AgendaBlock[];
}

/** The starred entries by day, and those without a time. */
export interface Agenda {
  readonly days: readonly AgendaDay[];
  readonly timeless: readonly ProgramEntry[];
}

/** Minimum number of free minutes to show. Shorter gaps are breaks. */
const SHORTEST_GAP = 45;

const MINUTE = 60_000;

interface Timed {
  readonly entry: ProgramEntry;
  readonly slot: ProgramSlot;
  readonly start: number;
  readonly end: number;
  readonly parts: Timed[];
}

/**
 * Sorts starred entries by day and time, puts papers into their sessions, and finds overlaps and free times. Cancelled
 * entries do not overlap anything.
 */
export function agendaOf(entries: readonly ProgramEntry[]): Agenda {
  const all = entries
    .flatMap((entry) =>
      entry.slots.map(
        (slot): Timed => ({ entry, slot, start: Date.parse(slot.start), end: Date.parse(slot.end), parts: [] }),
      ),
    )
    .sort((one, other) => one.start - other.start || one.end - other.end);
  const wholes = new Map(all.filter(({ slot }) => slot.session !== slot.event).map((each) => [each.slot.event, each]));
  const days = new Map<string, Timed[]>();
  for (const timed of all) {
    const { day, session = '' } = timed.slot;
    const whole = wholes.get(session);
    if (whole) whole.parts.push(timed);
    else days.set(day, [...(days.get(day) ?? []), timed]);
  }
  return {
    days: [...days].map(([day, ofDay]) => ({
      day,
      end: Math.max(...ofDay.map(({ end }) => end)),
      blocks: blocksOf(ofDay),
    })),
    timeless: entries.filter(({ slots }) => slots.length === 0),
  };
}

/** Divides a day at the moments at which nothing is on. */
function blocksOf(ofDay: readonly Timed[]): readonly AgendaBlock[] {
  const blocks: { items: Timed[]; free: number }[] = [];
  let busyUntil = Number.NEGATIVE_INFINITY;
  for (const timed of ofDay) {
    const isOn = !timed.slot.isCancelled;
    if (timed.start < busyUntil) blocks.at(-1)?.items.push(timed);
    else blocks.push({ items: [timed], free: isOn ? (timed.start - busyUntil) / MINUTE : 0 });
    if (isOn) busyUntil = Math.max(busyUntil, timed.end);
  }
  return blocks.map(({ items, free }) => ({
    items,
    isClash: items.some((one, index) => items.slice(index + 1).some((other) => isClash(one, other))),
    ...(free >= SHORTEST_GAP && Number.isFinite(free) && { free }),
  }));
}

/** Whether two overlap. Talks of one session do not. */
const isClash = (one: Timed, other: Timed): boolean =>
  one.start < other.end &&
  other.start < one.end &&
  sessionOf(one) !== sessionOf(other) &&
  !(one.slot.isCancelled || other.slot.isCancelled);

const sessionOf = ({ slot: { session, event } }: Timed): string => session ?? event;
