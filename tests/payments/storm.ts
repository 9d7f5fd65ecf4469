import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FAKE_ACCESS } from '../../scripts/payment-sandbox/fake-gateway/fake-gateway';
import type { GatewayFaults } from '../../scripts/payment-sandbox/fake-gateway/faults';
import { openDatabase } from '../../scripts/payments/database/open-database';
import { ORDER_STATUS } from '../../scripts/payments/gateways/gateway';
import { fileNameOf } from '../../scripts/payments/mails/post';
import { allOrders } from '../../scripts/payments/orders/all-orders';
import { chanceOf, oneOf } from '../support/chance';
import { serveFakeGateway } from './support/fake-server';
import { freePort } from './support/free-port';
import { FACTS } from './support/stack';

interface Weather {
  /** The arguments of Node that run the payment service. */
  readonly program: readonly string[];
  /** Address of the database; by default a new SQLite file. */
  readonly db?: string;
  readonly processes?: number;
  readonly payers: number;
  readonly kills: number;
  /** Milliseconds in which the payers begin. */
  readonly span: number;
  /** Milliseconds after which a payer gives up. */
  readonly patience: number;
  /** Milliseconds that a payer waits at most before a request is repeated; the service asks for whole seconds. */
  readonly pauses: number;
  /** Milliseconds after which the service gives up an answer of the gateway. */
  readonly gatewayLimit: number;
  readonly seed?: number;
}

interface Aftermath {
  /** What must not be; nothing if the service has stood the storm. */
  readonly problems: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * Lets payers pay through the service while the gateway cuts answers, loses, doubles and reorders callbacks, and while the processes of
 * the service are killed and started again. Then compares what the service knows with the gateway.
 */
export async function storm(weather: Weather): Promise<Aftermath> {
  const { program, processes = 1, payers, kills, span, seed = 1 } = weather;
  const folder = mkdtempSync(join(tmpdir(), 'payments-storm-'));
  const db = weather.db ?? join(folder, 'orders.sqlite');
  const data = join(folder, 'payments.json');
  const mails = join(folder, 'mails');
  writeFileSync(data, JSON.stringify(FACTS));
  const chance = chanceOf(seed);
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const anyService = () => `http://127.0.0.1:${oneOf(ports, chance)}`;
  const weatherChance = chanceOf(seed + 1);
  let isCalm = false;
  const faults: GatewayFaults = {
    chance: () => (isCalm ? 1 : weatherChance()),
    ...{ cutRegistration: 0.08, cutStatus: 0.05, overloaded: 0.02, failing: 0.01 },
    ...{ repeatedId: 0.01, late: 0.01, lateBy: weather.gatewayLimit + 500, delay: 50 },
    ...{ loseCallback: 0.5, doubleCallback: 0.3, delayCallback: 1500, doubleParameters: 0.2 },
  };
  const bank = await serveFakeGateway({ faults, callbackUrl: () => `${anyService()}/gateway/clictopay/callback` });
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', PAYMENTS_GATEWAY: 'clictopay', CLICTOPAY_URL: bank.url },
    ...{ CLICTOPAY_USER: FAKE_ACCESS.user, CLICTOPAY_PASSWORD: FAKE_ACCESS.password },
  };
  const start = (...args: readonly string[]) => {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const child = spawn(process.execPath, [...program, ...args, '--data', data, '--db', db], {
      env,
      stdio: [...stdio],
    });
    child.stdout?.resume();
    return child;
  };

  let isOver = false;
  const running = new Map<number, ChildProcess>();
  const listening = new Set<ChildProcess>();
  const supervise = (port: number): void => {
    const child = start('serve', '--port', `${port}`, '--mails', mails);
    running.set(port, child);
    // The first line says that it listens.
    child.stdout?.once('data', () => listening.add(child));
    child.once('exit', () => setTimeout(() => isOver || supervise(port), 50));
  };
  for (const port of ports) supervise(port);
  const end = async () => {
    isOver = true;
    await Promise.all(
      [...running.values()].map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await new Promise((resolve) => child.once('exit', resolve));
      }),
    );
  };
  const killAll = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await pause(span / kills);
      const port = oneOf(ports, chance);
      // On a slow machine a service that is killed before it listens would never work.
      for (let child: ChildProcess | undefined; !(isOver || child?.kill('SIGKILL')); await pause(20))
        child = [...listening].find((each) => each === running.get(port));
    }
  };

  const people = Array.from(
    { length: payers },
    (_, at) => new Payer(at, weather, bank, anyService, chanceOf(seed + 10 + at)),
  );
  try {
    await Promise.all([killAll(), ...people.map((person) => person.come())]);
    isCalm = true;
    const reconciled = await new Promise((resolve) => start('reconcile').once('exit', resolve));
    await untilMailed(db, weather.patience);
    await end();
    return await judge({ db, mails, bank, people, kills, reconciled });
  } finally {
    await end();
    await bank.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until all receipts are sent; what was begun by a process that was killed is sent when its claim ends. */
async function untilMailed(db: string, patience: number): Promise<void> {
  const database = await openDatabase(db);
  const until = performance.now() + patience;
  const isWaiting = () =>
    database.transaction(
      async (run) => (await run("select 1 from outbox where kind = 'receipt' and sent_at is null limit 1")).length > 0,
    );
  while (performance.now() < until && (await isWaiting())) await pause(200);
  await database.close();
}

interface After {
  readonly db: string;
  /** The folder with the mails. */
  readonly mails: string;
  readonly bank: Bank;
  readonly people: readonly Payer[];
  readonly kills: number;
  /** Exit status of the command reconcile. */
  readonly reconciled: unknown;
}

/** Compares what the service knows with the gateway. */
async function judge({ db, mails, bank, people, kills, reconciled }: After): Promise<Aftermath> {
  const database = await openDatabase(db);
  const orders = await allOrders(database);
  const receipts = await database.transaction((run) =>
    run<{ order_id: string }>("select order_id from outbox where kind = 'receipt'"),
  );
  await database.close();

  const problems = people.flatMap(({ problems: own }) => own);
  if (reconciled !== 0) problems.push(`reconcile ended with ${reconciled}`);
  const attempts = orders.flatMap(({ attempts: own }) => own);
  const ledger = orders.flatMap(({ ledger: own }) => own);
  const paid = [...bank.gateway.orders.values()].filter(({ status }) => status === ORDER_STATUS.paid);
  for (const { orderNumber, amount } of paid) {
    const booked = ledger.filter((row) => row.order_number === orderNumber).reduce((sum, row) => sum + row.amount, 0);
    if (booked !== amount) problems.push(`${orderNumber}: the gateway has ${amount}, the ledger ${booked}`);
  }
  if (ledger.length !== paid.length) problems.push(`${paid.length} payments, ${ledger.length} rows in the ledger`);
  for (const { id, ledger: own, flags } of orders) {
    const sent = receipts.filter(({ order_id }) => order_id === id).length;
    const files = existsSync(join(mails, fileNameOf(`receipt:${id}`))) ? 1 : 0;
    if (sent !== own.length || files !== own.length)
      problems.push(`${id}: paid ${own.length} times, ${sent} receipts, ${files} mails`);
    if (flags.length > 0) problems.push(`${id} is flagged: ${flags}`);
  }
  if (orders.length !== people.length) problems.push(`${people.length} intents, ${orders.length} orders`);
  for (const { order_number, state, expires_at, next_check } of attempts) {
    const isPending = ['registering', 'unknown', 'open', 'held', 'authenticating'].includes(state);
    const isLate = !next_check || Date.parse(next_check) < Date.now() - 60_000;
    if (state === 'registering' || (isPending && (isLate || Date.parse(expires_at) < Date.now())))
      problems.push(`${order_number} is stuck: ${state}`);
  }
  const total = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((sum, { amount }) => sum + amount, 0);
  return {
    problems,
    figures: {
      ...{ payers: people.length, kills, orders: orders.length, attempts: attempts.length },
      ...{ atGateway: bank.gateway.orders.size, paid: paid.length, ledgerRows: ledger.length },
      ...{ gatewaySum: total(paid), ledgerSum: total(ledger), receipts: receipts.length },
      unknown: attempts.filter(({ state }) => state === 'unknown' || state === 'void').length,
      requests: people.reduce((sum, { requests }) => sum + requests, 0),
    },
  };
}

type Bank = Awaited<ReturnType<typeof serveFakeGateway>>;

/** Somebody who posts each request three times at once, repeats what is not answered, and pays, or not. */
class Payer {
  readonly problems: string[] = [];
  requests = 0;
  readonly #shown = new Set<string>();
  readonly #key = `intent-${Math.random()}`;
  readonly #body: string;

  readonly #weather: Weather;
  readonly #bank: Bank;
  readonly #anyService: () => string;
  readonly #chance: () => number;

  constructor(at: number, weather: Weather, bank: Bank, anyService: () => string, chance: () => number) {
    this.#weather = weather;
    this.#bank = bank;
    this.#anyService = anyService;
    this.#chance = chance;
    const amount = 1000 + Math.floor(chance() * 900_000);
    this.#body = JSON.stringify({
      first_name: 'Payer',
      last_name: `${at}`,
      email: `payer${at}@example.org`,
      amount,
      currency: 788,
    });
  }

  async come(): Promise<void> {
    const [bank, chance] = [this.#bank, this.#chance];
    await pause(chance() * this.#weather.span);
    const wish = chance();
    const form = await this.#open();
    if (form === undefined || wish < 0.1) return;
    if (wish < 0.15) return void (await bank.press(form, 'cancel'));
    if (wish > 0.3) return this.#pay(form);
    await bank.press(form, 'decline');
    // Whoever is declined tries again. The address of the form may come again for a moment.
    const until = performance.now() + this.#weather.patience;
    while (performance.now() < until) {
      const other = await this.#open();
      if (other === undefined) return;
      if (other !== form) return this.#pay(other);
      await pause(500);
    }
    this.problems.push(`${this.#key} is given a form that was declined`);
  }

  async #pay(form: string): Promise<void> {
    const back = await this.#bank.press(form, 'approve');
    const { pathname, search } = new URL(back);
    // Half of all payers close the window.
    if (this.#chance() < 0.5) return;
    const url = `${this.#anyService()}/payment-info/${pathname.split('/').at(-1)}${search}`;
    const answer = await fetch(url).catch(() => undefined);
    const info: unknown = answer?.status === 200 ? await answer.json().catch(() => ({})) : {};
    if (info === null) this.problems.push(`${this.#key}: no payment at ${back}`);
  }

  /** Asks three times at once, and returns the address of the form. */
  async #open(): Promise<string | undefined> {
    const forms = await Promise.all([1, 2, 3].map(() => this.#insist()));
    return forms.find((form) => form !== undefined);
  }

  async #insist(): Promise<string | undefined> {
    const until = performance.now() + this.#weather.patience;
    let answered = 0;
    while (performance.now() < until) {
      this.requests++;
      const answer = await fetch(`${this.#anyService()}/create-payment`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': this.#key },
        body: this.#body,
        signal: AbortSignal.timeout(15_000), // as the site does
      }).catch(() => undefined);
      answered = answer?.status ?? 0;
      const body = (await answer?.json().catch(() => undefined)) as { formUrl: string } | undefined;
      if (answered === 201 && body) return this.#see(body.formUrl);
      if (![0, 201, 408, 429, 503].includes(answered)) break;
      await pause(Math.min(this.#weather.pauses, Number(answer?.headers.get('retry-after') ?? 0.5) * 1000));
    }
    this.problems.push(`${this.#key} got no address: ${answered}`);
    return undefined;
  }

  /** An address is shown: at most one of an intent may take money. */
  #see(form: string): string {
    this.#shown.add(form);
    const { orders } = this.#bank.gateway;
    const live = [...this.#shown].filter((each) => {
      const { status, closes } = orders.get(each.split('/').at(-1) ?? '') ?? { status: -1, closes: 0 };
      return status === ORDER_STATUS.paid || (status === ORDER_STATUS.unpaid && Date.now() < closes);
    });
    if (live.length > 1) this.problems.push(`${this.#key} has two addresses`);
    return form;
  }
}
