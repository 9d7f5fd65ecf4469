import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { IS_THOROUGH } from '../support/rounds';
import { there } from '../support/there';
import { storm } from './storm';
import { BUNDLES, bundleService, type Change } from './support/bundle-service';
import { postgresPrograms, startPostgres } from './support/postgres';

/** Shorter limits, in milliseconds, so that a short storm has time-outs, too. */
const limits = (gateway: number): readonly Change[] => [
  {
    file: 'orders/create-payment.ts',
    from: 'REGISTRATION_LIMIT = 10_000',
    to: `REGISTRATION_LIMIT = ${gateway + 500}`,
  },
  { file: 'orders/observe.ts', from: 'FRESH = 2000', to: 'FRESH = 300' },
  { file: 'mails/send-mails.ts', from: 'CLAIM = 30_000', to: 'CLAIM = 1500' },
  { file: 'gateways/clictopay.ts', from: 'LIMIT = 6000', to: `LIMIT = ${gateway}` },
];
const QUICK = { payers: 30, kills: 3, span: 2000, patience: 20_000, pauses: 200, gatewayLimit: 1000 };

/** Without kills and with longer limits, so that a busy machine shows nothing but the fault. */
const PLANTED = { payers: 25, kills: 0, span: 1000, patience: 4000, pauses: 200, gatewayLimit: 3000 };

afterAll(() => rmSync(BUNDLES, { recursive: true, force: true }));

/** All limits as they are. */
const FULL = { payers: 300, kills: 30, span: 60_000, patience: 90_000, pauses: 5000, gatewayLimit: 6000 };

describe.runIf(IS_THOROUGH)('the full storm', () => {
  const judge = async (weather: Partial<Parameters<typeof storm>[0]>) => {
    const began = performance.now();
    const { problems, figures } = await storm({ ...FULL, program: await bundleService('full'), ...weather });
    console.log(JSON.stringify({ ...figures, seconds: Math.round((performance.now() - began) / 1000) }));
    expect(problems).toEqual([]);
    expect(figures.paid).toBeGreaterThan(200);
  };

  it('is stood on SQLite by one process', () => judge({}));

  it.runIf(postgresPrograms)('is stood on PostgreSQL by three processes', async () => {
    const postgres = await startPostgres(there(postgresPrograms));
    try {
      await judge({ db: postgres.address, processes: 3 });
    } finally {
      await postgres.close();
    }
  });
});

describe.concurrent('a storm', () => {
  it('leaves the ledger equal to the gateway, one address for each intent, one receipt for each payer, and nothing stuck', async () => {
    const { problems, figures } = await storm({
      ...QUICK,
      program: await bundleService('right', limits(QUICK.gatewayLimit)),
    });

    expect(problems).toEqual([]);
    expect(figures.paid).toBeGreaterThan(10);
  });

  it.each<readonly [string, string, readonly Change[]]>([
    [
      'a service that ignores the key',
      'has two addresses',
      [{ file: 'orders/create-payment.ts', from: 'key: asked.key ?? `once', to: 'key: `once' }],
    ],
    [
      'a service that learns from callbacks only',
      'the ledger 0',
      [
        { file: 'orders/reconcile.ts', from: 'attempts.map(async', to: '[].map(async' },
        { file: 'orders/payment-info.ts', from: '!isPaid(known.state) && isStale', to: 'false' },
        { file: 'orders/create-payment.ts', from: 'isDoubtful && !wasAsked', to: 'false' },
      ],
    ],
    [
      'a service that uses a number again after a time-out',
      'got no address: 503',
      [
        {
          file: 'orders/create-payment.ts',
          from: 'attempt: await insertAttempt(',
          to: `attempt: last?.state === 'unknown'
            ? (await run("update attempts set state = 'registering', created_at = $1 where order_number = $2 returning *",
                [now, last.order_number]))[0]
            : await insertAttempt(`,
        },
      ],
    ],
  ])('is not stood by %s', async (name, problem, planted) => {
    const program = await bundleService(name.replaceAll(' ', '-'), [...limits(PLANTED.gatewayLimit), ...planted]);
    const { problems } = await storm({ ...PLANTED, program });

    expect(problems.join('\n')).toContain(problem);
  });
});
