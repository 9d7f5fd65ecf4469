import { type Minutes, minutesIn } from '../../shared/format/times';

interface Timed {
  readonly start: string;
  readonly end: string;
  readonly room?: readonly string[];
}

/** Sessions with the same start; `end` is the last of their ends. In minutes. */
export interface Slot<T> {
  readonly start: number;
  readonly end: number;
  readonly sessions: readonly T[];
}

/** Whether each of the sessions has these times. */
export const haveTime = (sessions: readonly Timed[], { start, end }: Minutes): boolean =>
  sessions.map(minutesIn).every((own) => own.start === start && own.end === end);

/** Groups sorted sessions by start. */
export function daySlots<T extends Timed>(sessions: readonly T[]): Slot<T>[] {
  const slots = new Map<number, Slot<T>>();
  for (const session of sessions) {
    const { start, end } = minutesIn(session);
    const slot = slots.get(start) ?? { start, end, sessions: [] };
    slots.set(start, { start, end: Math.max(slot.end, end), sessions: [...slot.sessions, session] });
  }
  return [...slots.values()];
}
