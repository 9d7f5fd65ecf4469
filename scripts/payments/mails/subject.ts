import type { Choice } from '../../../shared/fees/choice';
import type { ReceiptFacts } from '../../../shared/fees/receipt-facts';
import type { AttemptRow, LedgerRow, OrderRow, Person } from '../orders/rows';
import type { MailKind } from './outbox';
import type { MailTexts } from './texts/mail-texts';

/** What a mail is about. */
export interface Subject {
  readonly kind: Exclude<MailKind, 'alert'>;
  readonly order: OrderRow;
  readonly person: Person;
  /** The attempt that was paid, for a receipt. */
  readonly attempt?: AttemptRow;
  readonly payment?: LedgerRow;
  /** Of the row of the outbox. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** What a receipt is about. */
export interface ReceiptSubject extends Subject {
  readonly choice: Choice | undefined;
  readonly language: string;
  readonly texts: MailTexts;
  readonly receipt: ReceiptFacts;
  /** What was paid for, in words; empty if the amount was typed. */
  readonly purpose: string;
  /** The amount with its currency. */
  readonly amount: string;
}
