/** The fees and supplements that the payment form offers, from fees.csv and supplements.csv. */
export interface FeesToPay {
  /** The fees of local participants and of international ones, if they can be paid here. */
  readonly sides: readonly Side[];
  /** Labels for without and with accommodation; absent if no fee includes it. */
  readonly labels?: readonly [without: string, withRoom: string];
  /** Nights of the conference, for supplements per night. */
  readonly nights: number;
  /** Time zone (IANA) of the day of payment. */
  readonly timeZone: string;
  /** A sentence about when the fees change. */
  readonly changes?: string;
  /** Ids of all papers, separated by spaces; absent if there is no program to check them against. */
  readonly papers?: string;
}

export type Participant = 'local' | 'international';

/** The fees of local or of international participants, in the currency in which they are paid. */
export interface Side {
  readonly id: Participant;
  readonly label: string;
  readonly currency: { readonly code: string; readonly number: number };
  readonly fees: readonly PayableFee[];
  readonly supplements: readonly PayableSupplement[];
}

/** An amount to pay. */
export interface Price {
  /** Thousandths of the currency. */
  readonly amount: number;
  /** The price in the fee tables ("400 EUR"), if it is paid in another currency. */
  readonly stated?: string;
}

export interface PayableFee {
  readonly id: string;
  readonly title: string;
  /** Absent if this is not offered, or cannot be paid here. */
  readonly without?: Price;
  readonly withRoom?: Price;
  readonly covers?: 'paper' | 'additional-paper';
  /** Last day of payment, YYYY-MM-DD, or the minute at which it is over, YYYY-MM-DDTHH:MM. */
  readonly until?: string;
  /** It can be paid from the day after this one, or from this minute on. */
  readonly after?: string;
}

export interface PayableSupplement {
  readonly id: string;
  readonly title: string;
  readonly price: Price;
  /** The unit of the price: "per night". */
  readonly unit: string;
  readonly per: readonly ('night' | 'person')[];
}
