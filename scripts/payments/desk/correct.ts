import { WrongUsage } from '../../command-line';
import { checkPaymentRequest } from '../contract/payment-request';
import type { Database } from '../database/database';
import { addEvent } from '../orders/events';
import { lockOrder, type Person } from '../orders/rows';
import type { Decision } from './decision';

const FIELDS = ['first_name', 'last_name', 'email', 'affiliation', 'verified', 'flags'] as const;

type Field = (typeof FIELDS)[number];

const isField = (name: string): name is Field => FIELDS.some((field) => field === name);

/** A correction: `verified` is "yes" once somebody has seen the proof of a student or member, `flags` "none" once somebody has decided. */
export interface Correction {
  readonly field: Field;
  readonly value: string;
}

/** Reads "email=name@example.org". Throws WrongUsage. */
export function readCorrection(text: string): Correction {
  const [, field = '', value = ''] = /^([^=]*)=(.*)$/su.exec(text) ?? [];
  if (!isField(field))
    throw new WrongUsage(`"${text}" is no correction. Write FIELD=VALUE, with ${FIELDS.join(', ')}.`);
  if (field === 'verified' && !['yes', 'no'].includes(value))
    throw new WrongUsage(`verified is "yes" or "no", not "${value}".`);
  if (field === 'flags' && value !== 'none') throw new WrongUsage('flags can only become "none".');
  return { field, value: value.trim().normalize('NFC') };
}

/** Corrects an order. The old values stay in its events, until the person is erased. Throws an error if a value is not valid. */
export function correctOrder(
  { transaction }: Pick<Database, 'transaction'>,
  orderId: string,
  { corrections, decision, at }: { corrections: readonly Correction[]; decision: Decision; at: number },
): Promise<void> {
  return transaction(async (run) => {
    const order = await lockOrder(run, orderId, at);
    const before = new Map<string, string>();
    let person = order?.person ? (JSON.parse(order.person) as Person) : undefined; // we wrote it
    let verified = order?.verified ?? null;
    for (const { field, value } of corrections) {
      if (field === 'verified') {
        before.set(field, verified ?? 'no');
        verified = value === 'yes' ? `${new Date(at).toISOString().slice(0, 10)} ${decision.by}` : null;
        continue;
      }
      if (field === 'flags') {
        before.set(field, order?.flags ?? '');
        await run("update orders set flags = '[]' where id = $1", [orderId]);
        continue;
      }
      if (person === undefined) throw new Error('The person of this order is erased.');
      before.set(field, person[field] ?? '');
      person = { ...person, [field]: value };
    }
    if (person && order) {
      const { first_name, last_name, email } = person;
      const checked = checkPaymentRequest(
        { first_name, last_name, email, amount: order.amount, currency: order.currency },
        [order.currency],
      );
      if ('errors' in checked) throw new Error(checked.errors.map(({ message }) => message).join('\n'));
    }
    await run('update orders set person = $1, verified = $2 where id = $3', [
      ...[person ? JSON.stringify(person) : null, verified, orderId],
    ]);
    for (const { field, value } of corrections)
      await addEvent(run, {
        ...{ at, orderId, kind: 'corrected' },
        facts: { field, before: before.get(field), after: value, ...decision },
      });
  });
}
