/** The facts of a receipt that the payment service does not know. */
export interface ReceiptFacts {
  readonly conference: string;
  /** The receiver of the payment. */
  readonly payee?: string;
  /** Language of the site (BCP 47), and the zone of the conference (IANA): for the amount in words and the date. */
  readonly language: string;
  readonly timeZone: string;
  /** Names of fees and supplements by their ids, and the words for without and with accommodation. */
  readonly titles: Readonly<Record<string, string>>;
  readonly accommodation: readonly string[];
  /** What the counts of a supplement are called, each up to its number: "Nights: ". */
  readonly counts: Readonly<Record<string, string>>;
}
