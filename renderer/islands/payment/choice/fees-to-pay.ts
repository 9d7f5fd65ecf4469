/** The fees and supplements that the payment form offers; the page takes them from fees.csv and supplements.csv. */
export interface FeesToPay {
  /** For whom there are fees that can be paid here: local participants, international ones. */
  readonly sides: readonly Side[];
  /** Words for without and with accommodation; left out where no fee of the conference is with it. */
  readonly labels?: readonly [without: string, withRoom: string];
  /** Nights of the conference, for supplements that are paid by the night. */
  readonly nights: number;
  /** The day of payment counts in this zone (IANA). */
  readonly timeZone: string;
  /** When the fees change, in words. */
  readonly changes?: string;
  /** Ids of the papers of the program, between spaces; left out where there is no program to check them against. */
  readonly papers?: string;
}

export type Participant = 'local' | 'international';

/** The fees of one kind of participants, in the one currency in which they are paid. */
export interface Side {
  readonly id: Participant;
  readonly label: string;
  readonly currency: { readonly code: string; readonly number: number };
  readonly fees: readonly PayableFee[];
  readonly supplements: readonly PayableSupplement[];
}

/** An amount that is paid. */
export interface Price {
  /** Thousandths of the currency of its side. */
  readonly amount: number;
  /** The price in the tables of fees ("400 EUR"), if it is paid in another currency than theirs. */
  readonly stated?: string;
}

export interface PayableFee {
  readonly id: string;
  readonly title: string;
  /** Left out where this is not offered, or cannot be paid here. */
  readonly without?: Price;
  readonly withRoom?: Price;
  readonly covers?: 'paper' | 'additional-paper';
  /** Last day on which it can be paid, as YYYY-MM-DD. */
  readonly until?: string;
  /** It can be paid from the day after this one. */
  readonly after?: string;
}

export interface PayableSupplement {
  readonly id: string;
  readonly title: string;
  readonly price: Price;
  /** The unit of the price, in words: "per night". */
  readonly unit: string;
  readonly per: readonly ('night' | 'person')[];
}
