import type { FeesToPay, Participant, PayableFee, Side } from './fees-to-pay';

/** The visitor's current selection in the form. */
export interface Selection {
  readonly participant: Participant;
  /** Id of a fee; empty while none is chosen. */
  readonly category: string;
  readonly accommodation: boolean;
  readonly paper: string;
  readonly additionalPaper: string;
  /** By the id of the supplement. */
  readonly supplements: Readonly<Record<string, Count>>;
}

/** The number of units of a supplement, or of nights and persons. */
export interface Count {
  readonly units?: number;
  readonly nights?: number;
  readonly persons?: number;
}

/** What a payment consists of, by the ids of the data: the field `choice` of create-payment (openapi.yaml). */
export interface Choice {
  readonly participant: Participant;
  readonly category: string;
  readonly accommodation: boolean;
  readonly papers?: readonly string[];
  readonly supplements?: readonly ({ readonly id: string } & Count)[];
  /** To whom the receipt is made out; the address may have several lines. */
  readonly invoice?: { readonly name: string; readonly address: string };
  /** Who takes part, if somebody else pays. */
  readonly attendee?: { readonly first_name: string; readonly last_name: string; readonly email?: string };
}

/** Maximum number of persons or units of one supplement. */
export const MOST = 9;

/** Returns the fees that can be paid at a minute (YYYY-MM-DDTHH:MM), or all if it is unknown. */
export const payableAt = (fees: readonly PayableFee[], now: string | undefined): readonly PayableFee[] =>
  now === undefined
    ? fees
    : fees.filter(({ until, after }) => !(until && isOver(until, now)) && (!after || isOver(after, now)));

/** Whether a day, or a minute, is over. */
const isOver = (end: string, now: string) => (end.includes('T') ? now >= end : now.slice(0, 10) > end);

export const sideOf = ({ sides }: FeesToPay, { participant }: Pick<Selection, 'participant'>): Side | undefined =>
  sides.find(({ id }) => id === participant) ?? sides[0];

/** Returns the registrations among the fees; the fee for an additional paper is none. */
export const registrationsOf = (fees: readonly PayableFee[]) =>
  fees.filter(({ covers }) => covers !== 'additional-paper');

/** Parses a paper's id: "#239" is 239. */
export const paperId = (typed: string) => typed.trim().replace(/^#\s*/, '');

/** Whether the program has this paper. Without a program, any id is accepted. */
export const isPaper = ({ papers }: FeesToPay, id: string) => papers === undefined || ` ${papers} `.includes(` ${id} `);

/** Returns how many times the price of a supplement is paid. */
export function timesOf(per: readonly ('night' | 'person')[], count: Count = {}): number {
  const { units = 0, nights = 0, persons = 1 } = count;
  if (per.length === 0) return units;
  if (!per.includes('night')) return count.persons ?? 0;
  return nights * (per.includes('person') ? persons : 1);
}
