import type { Choice } from '../../../../shared/fees/choice';
import { looksLikeEmail } from '../../form/email';

/** What is typed about an invoice, and about who takes part. */
export const NO_EXTRAS = { invoiceName: '', invoiceAddress: '', firstName: '', lastName: '', email: '' };

export type Extras = Readonly<typeof NO_EXTRAS>;

/** What the extras add to a choice, and the first field that is missing or wrong for it. */
interface ReadExtras {
  readonly choice: Pick<Choice, 'invoice' | 'attendee'>;
  readonly wrong?: keyof Extras;
}

/** Reads the extras: each group is empty, or complete. */
export function readExtras(typed: Extras): ReadExtras {
  const [name, address, first_name, last_name, email] = [
    ...[typed.invoiceName, typed.invoiceAddress, typed.firstName, typed.lastName, typed.email],
  ].map((text) => text.trim()) as [string, string, string, string, string]; // one of each
  const hasInvoice = name !== '' || address !== '';
  const hasAttendee = first_name !== '' || last_name !== '' || email !== '';
  const missing: Readonly<Record<keyof Extras, boolean>> = {
    invoiceName: hasInvoice && name === '',
    invoiceAddress: hasInvoice && address === '',
    firstName: hasAttendee && first_name === '',
    lastName: hasAttendee && last_name === '',
    email: email !== '' && !looksLikeEmail(email),
  };
  const wrong = (Object.keys(missing) as (keyof Extras)[]).find((field) => missing[field]); // keys of exactly this record
  return {
    choice: {
      ...(hasInvoice && { invoice: { name, address } }),
      ...(hasAttendee && { attendee: { first_name, last_name, ...(email && { email }) } }),
    },
    ...(wrong && { wrong }),
  };
}
