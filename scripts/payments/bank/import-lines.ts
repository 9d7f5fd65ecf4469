import { randomUUID } from 'node:crypto';
import { grouped } from '../../../shared/format/grouped';
import type { Run } from '../database/database';
import type { Decision } from '../desk/decision';
import { TRANSFER } from '../gateways/bank-transfer';
import type { Gateway } from '../gateways/gateway';
import { moneyOf } from '../gateways/minor-units';
import { insertAttempt, resultAddress } from '../orders/create-payment';
import { addEvent } from '../orders/events';
import { checkAttempt } from '../orders/observe';
import { type AttemptRow, type LedgerRow, lockOrder, type OrderRow } from '../orders/rows';
import { isPaid } from '../orders/states';
import type { PaymentService } from '../service';
import type { BankLine } from './read-lines';
import { referencesIn } from './reference';

/** A row of `bank_lines`. */
export interface BankLineRow extends Omit<BankLine, 'id' | 'line'> {
  readonly id: string;
  readonly n: number;
  readonly file: string;
  readonly line: number;
  readonly currency: number;
  /** `open`: a person must decide to which order it belongs. */
  readonly state: 'matched' | 'open';
}

interface Bank {
  readonly service: PaymentService;
  readonly gateway: Gateway;
  /** Currency of the account. */
  readonly currency: number;
}

/** Imports lines of a bank's file and matches them with orders. Lines that were imported before change nothing. Returns how many were new. */
export async function importLines(bank: Bank, file: string, lines: readonly BankLine[]): Promise<number> {
  let added = 0;
  for (const line of lines) {
    const paid = await bank.service.database.transaction(async (run) => {
      const row = await insertLine(run, bank, file, line);
      if (row === undefined) return [];
      added += 1;
      return matchByReference(run, bank, row);
    });
    await check(bank, paid);
  }
  return added;
}

/** Adds a line; undefined if it is there already. */
async function insertLine(
  run: Run,
  { service, currency }: Bank,
  file: string,
  { id, line, date, amount, purpose, sender }: BankLine,
): Promise<BankLineRow | undefined> {
  // Two imports must not give one number twice.
  await run("update meta set value = value where name = 'schema'");
  const [row] = await run<BankLineRow>(
    `insert into bank_lines (id, n, file, line, date, amount, currency, purpose, sender, state, at)
      values ($1, (select coalesce(max(n), 0) + 1 from bank_lines), $2, $3, $4, $5, $6, $7, $8, 'open', $9)
      on conflict (id) do nothing returning *`,
    [id, file, line, date, amount, currency, purpose, sender, service.now()],
  );
  return row;
}

/** Matches a line with the orders whose references it has. Of several, their amounts must add up to it. Returns the paid attempts. */
async function matchByReference(run: Run, bank: Bank, line: BankLineRow): Promise<readonly string[]> {
  const found: OrderRow[] = [];
  for (const reference of new Set(referencesIn(line.purpose)))
    found.push(...(await run<OrderRow>('select * from orders where reference = $1', [reference])));
  const orders = found.filter(({ currency }) => currency === line.currency);
  const isClear = orders.length === 1 || (orders.length > 1 && sumOf(orders) === line.amount);
  return isClear && orders.length === found.length ? match(run, bank, line, orders) : [];
}

const sumOf = (orders: readonly OrderRow[]) => orders.reduce((sum, { amount }) => sum + amount, 0);

/** Books a line for orders: for one order all of it, for several each its amount. Returns the numbers of the attempts that it pays. */
async function match(run: Run, bank: Bank, line: BankLineRow, orders: readonly OrderRow[]): Promise<readonly string[]> {
  const { now } = bank.service;
  const numbers: string[] = [];
  // In one order, so that two processes do not wait for each other.
  for (const order of [...orders].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const number = await attemptFor(run, bank, order);
    await run('insert into transfers (line_id, order_number, amount, at) values ($1, $2, $3, $4)', [
      ...[line.id, number, orders.length === 1 ? line.amount : order.amount, now()],
    ]);
    await addEvent(run, {
      ...{ at: now(), orderId: order.id, orderNumber: number, kind: 'transferred' },
      facts: { line: line.n, date: line.date },
    });
    numbers.push(number);
  }
  await run("update bank_lines set state = 'matched' where id = $1", [line.id]);
  return numbers;
}

/** Returns the attempt that a transfer pays: an open one, otherwise another, since a paid attempt is paid once. */
async function attemptFor(run: Run, { service, gateway }: Bank, { id }: OrderRow): Promise<string> {
  const now = service.now();
  const order = await lockOrder(run, id, now);
  if (order === undefined) throw new Error('The order is gone.');
  const attempts = await run<AttemptRow>('select * from attempts where order_id = $1 order by n', [id]);
  const open = attempts.find((attempt) => attempt.gateway === TRANSFER && !isPaid(attempt.state));
  // Whoever stops now has checked nothing, so that the service does.
  if (open) {
    await run('update attempts set next_check = $1 where order_number = $2', [now, open.order_number]);
    return open.order_number;
  }
  const attempt = await insertAttempt(run, order, (attempts.at(-1)?.n ?? 0) + 1, gateway, now);
  const gatewayId = randomUUID();
  await run(
    "update attempts set state = 'open', gateway_id = $1, form_url = $2, next_check = $3 where order_number = $4",
    [...[gatewayId, `${resultAddress(service, id)}?orderId=${gatewayId}`, now, attempt.order_number]],
  );
  return attempt.order_number;
}

async function check({ service, gateway }: Bank, numbers: readonly string[]): Promise<void> {
  for (const order_number of numbers) await checkAttempt(service, { order_number, gateway: gateway.name }, 5000);
}

/** Books a line that nobody could match for the orders that a person names. Throws an error if it is booked, or the sums differ. */
export async function decideLine(
  bank: Bank,
  n: number,
  { orderIds, decision }: { readonly orderIds: readonly string[]; readonly decision: Decision },
): Promise<void> {
  const paid = await bank.service.database.transaction(async (run) => {
    const [line] = await run<BankLineRow>('update bank_lines set state = state where n = $1 returning *', [n]);
    if (line === undefined)
      throw new Error(`There is no line ${n}. "npx colloquium payments bank" lists the open ones.`);
    if (line.state === 'matched') throw new Error(`Line ${n} is booked already.`);
    const orders: OrderRow[] = [];
    for (const id of orderIds) orders.push(...(await run<OrderRow>('select * from orders where id = $1', [id])));
    const other = orders.find(({ currency }) => currency !== line.currency);
    if (other) throw new Error(`${other.reference} is not in the currency of the account.`);
    if (orders.length > 1 && sumOf(orders) !== line.amount)
      throw new Error(
        `These orders cost ${moneyOf(sumOf(orders), line.currency)}, and line ${n} has ${moneyOf(line.amount, line.currency)}. Name one order, or orders that add up to it.`,
      );
    for (const { id } of orders)
      await addEvent(run, {
        at: bank.service.now(),
        orderId: id,
        kind: 'line-decided',
        facts: { line: n, ...decision },
      });
    return match(run, bank, line, orders);
  });
  await check(bank, paid);
}

/** Accepts what has arrived for an order by transfer as its amount, if it is not what was asked for. Throws an error if it need not be. */
export async function acceptAmount(bank: Bank, orderId: string, decision: Decision): Promise<void> {
  const { database, now } = bank.service;
  const number = await database.transaction(async (run) => {
    const order = await lockOrder(run, orderId, now());
    const [attempt] = await run<AttemptRow>(
      "select * from attempts where order_id = $1 and gateway = $2 and state = 'attention'",
      [orderId, TRANSFER],
    );
    const booked = await run<LedgerRow>('select * from ledger where order_id = $1', [orderId]);
    if (!(order && attempt)) throw new Error('No transfer for this order waits for a decision.');
    if (booked.length > 0) throw new Error('This order was paid otherwise: send the transfer back, and record it.');
    const rows = await run<{ amount: number }>('select amount from transfers where order_number = $1', [
      attempt.order_number,
    ]);
    const amount = rows.reduce((sum, row) => sum + row.amount, 0);
    const flags = (JSON.parse(order.flags) as readonly string[]).filter((flag) => flag !== 'attention'); // we wrote it
    await run('update orders set amount = $1, flags = $2 where id = $3', [amount, JSON.stringify(flags), orderId]);
    await addEvent(run, {
      ...{ at: now(), orderId, orderNumber: attempt.order_number, kind: 'amount-accepted' },
      facts: { before: order.amount, after: amount, ...decision },
    });
    return attempt.order_number;
  });
  await check(bank, [number]);
}

/** Returns the lines that wait for a decision, each with the unpaid orders of its amount. */
export async function openLines({ database }: Pick<PaymentService, 'database'>) {
  return database.transaction(async (run) => {
    const lines = await run<BankLineRow>("select * from bank_lines where state = 'open' order by n");
    const orders = await run<OrderRow>(
      'select * from orders where id not in (select order_id from ledger) order by created_at',
    );
    const byAmount = grouped(orders, ({ amount, currency }) => `${amount} ${currency}`);
    return lines.map((line) => ({ ...line, candidates: byAmount.get(`${line.amount} ${line.currency}`) ?? [] }));
  });
}
