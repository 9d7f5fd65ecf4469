import { expect, it } from 'vitest';
import { NO_EXTRAS, readExtras } from '../../../renderer/islands/payment/choice/extras';

it.each([
  [{}, { choice: {} }],
  [{ invoiceName: ' ' }, { choice: {} }],
  [
    { invoiceName: 'Lab ', invoiceAddress: '1 Road\nSfax' },
    { choice: { invoice: { name: 'Lab', address: '1 Road\nSfax' } } },
  ],
  [{ invoiceName: 'Lab' }, { wrong: 'invoiceAddress' }],
  [{ invoiceAddress: '1 Road' }, { wrong: 'invoiceName' }],
  [{ firstName: 'Bo', lastName: 'Lund' }, { choice: { attendee: { first_name: 'Bo', last_name: 'Lund' } } }],
  [
    { firstName: 'Bo', lastName: 'Lund', email: 'bo@example.org' },
    { choice: { attendee: { first_name: 'Bo', last_name: 'Lund', email: 'bo@example.org' } } },
  ],
  [{ email: 'bo@example.org' }, { wrong: 'firstName' }],
  [{ firstName: 'Bo', lastName: 'Lund', email: 'bo' }, { wrong: 'email' }],
])('takes an invoice or a colleague whole, or not at all: %j', (typed, expected) => {
  const { wrong, choice } = readExtras({ ...NO_EXTRAS, ...typed });

  expect(wrong === undefined ? { choice } : { wrong }).toEqual(expected);
});
