/** A mail with places in braces: {name}, {conference}, {amount}, {purpose}, {reference}, {contact}, {account}, {page}. */
interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** What the service writes to payers, in one language. */
export interface MailTexts {
  readonly receipt: MailText;
  readonly failure: MailText;
  readonly refund: MailText;
  readonly reminder: MailText;
  /** The last line of every mail: whom to ask. It has the place {contact}. */
  readonly questions: string;
  /** Labels on the receipt. */
  readonly reference: string;
  readonly participant: string;
  readonly invoiceTo: string;
}
