/** The facts of a receipt that the payment service does not know. */
export interface ReceiptFacts {
  readonly conference: string;
  /** The receiver of the payment. */
  readonly payee?: string;
  /** Language of the site (BCP 47) and zone of the conference (IANA), for the amount in words and the date. */
  readonly language: string;
  readonly timeZone: string;
  /** Names of fees and supplements by id, and labels for without and with accommodation. */
  readonly titles: Readonly<Record<string, string>>;
  readonly accommodation: readonly string[];
  /** Labels of the counts of supplements: "Nights: ". */
  readonly counts: Readonly<Record<string, string>>;
}
