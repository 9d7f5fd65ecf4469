import type { ProgramEntry, ProgramSlot } from '../../shared/my-programme/program-files';

/** One slot of a visitor's program. */
export interface AgendaItem {
  readonly entry: ProgramEntry;
  readonly slot: ProgramSlot;
  /** Titles of entries at the same time. */
  readonly overlaps: readonly string[];
  /** Free minutes before it on the same day, if they are worth showing. */
  readonly gap?: number;
}

/** A day, in order of time. */
interface AgendaDay {
  readonly day: string;
  readonly items: readonly AgendaItem[];
}

/** The starred entries by day, and those without a time. */
export interface Agenda {
  readonly days: readonly AgendaDay[];
  readonly timeless: readonly ProgramEntry[];
}

/** Minimum number of free minutes to show; shorter gaps are needed to change rooms. */
const SHORTEST_GAP = 20;

const MINUTE = 60_000;

interface Timed {
  readonly entry: ProgramEntry;
  readonly slot: ProgramSlot;
  readonly start: number;
  readonly end: number;
}

/**
 * Sorts starred entries by day and time, and finds overlaps and free times. A talk does not overlap its own session.
 * Cancelled entries do not overlap anything.
 */
export function agendaOf(entries: readonly ProgramEntry[]): Agenda {
  const all = entries
    .flatMap((entry) =>
      entry.slots.map((slot): Timed => ({ entry, slot, start: Date.parse(slot.start), end: Date.parse(slot.end) })),
    )
    .sort((one, other) => one.start - other.start || one.end - other.end);
  const days = new Map<string, AgendaItem[]>();
  let busyUntil = Number.NEGATIVE_INFINITY;
  let dayBefore: string | undefined;
  for (const timed of all) {
    const { entry, slot, start, end } = timed;
    const items = days.get(slot.day) ?? [];
    days.set(slot.day, items);
    const gap = slot.day === dayBefore ? (start - busyUntil) / MINUTE : 0;
    const overlaps = slot.isCancelled
      ? []
      : [...new Set(all.filter((other) => isMeanwhile(timed, other)).map(titleOf))];
    items.push({ entry, slot, overlaps, ...(gap >= SHORTEST_GAP && { gap }) });
    if (!slot.isCancelled) busyUntil = slot.day === dayBefore ? Math.max(busyUntil, end) : end;
    dayBefore = slot.day;
  }
  return {
    days: [...days].map(([day, items]) => ({ day, items })),
    timeless: entries.filter(({ slots }) => slots.length === 0),
  };
}

const titleOf = ({ entry }: Timed) => entry.title;

function isMeanwhile(one: Timed, other: Timed): boolean {
  if (one === other || one.entry === other.entry || other.slot.isCancelled) return false;
  if (one.start >= other.end || other.start >= one.end) return false;
  return !(isWithin(one.slot, other.slot) || isWithin(other.slot, one.slot) || one.slot.event === other.slot.event);
}

/** Whether a talk is part of a session, by their events. */
const isWithin = (talk: ProgramSlot, session: ProgramSlot): boolean =>
  talk.session !== undefined && session.event === talk.session;
