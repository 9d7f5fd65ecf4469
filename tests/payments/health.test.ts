import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clicToPay } from '../../scripts/payments/gateways/clictopay';
import { Health, healthCheck, watchedGateway, watchedPost } from '../../scripts/payments/server/health';
import { Limits } from '../../scripts/payments/server/limits';
import { replyTo } from '../../scripts/payments/server/server';
import { type Stack, serveAnswers, startStack } from './support/stack';

const MINUTE = 60_000;
let stack: Stack;
let time: number;
let health: Health;
beforeEach(async () => {
  stack = await startStack();
  time = 0;
  health = new Health(() => time);
});
afterEach(() => stack.close());

const answer = () => {
  const request = { method: 'GET', url: '/health', headers: {} } as Parameters<typeof replyTo>[1];
  return replyTo(stack.service, request, '/health', { limits: new Limits(), health });
};

describe('GET /health', () => {
  it('is 200 while all parts work', async () => {
    health.worked('reconciliation');
    time = 3 * MINUTE;
    expect(await answer()).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  });

  it.each([
    ['reconciliation', 3],
    ['mails', 5],
    ['database', 1],
  ] as const)('is 503 when %s have not worked for %i minutes, until they do', async (part, minutes) => {
    health.worked(part);
    time = minutes * MINUTE + 1;
    const { status, body, headers } = await answer();

    expect({ status, ...JSON.parse(body) }).toEqual({ status: 'failing', failing: [part] });
    expect(status).toBe(503);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    health.worked(part);
    expect((await answer()).status).toBe(200);
  });

  it('is 503 when the gateway has answered nothing for 10 minutes, and not after one lost answer', async () => {
    let isUp = false;
    const bank = await serveAnswers(() =>
      isUp ? Response.json({ errorCode: '6' }) : new Response('', { status: 500 }),
    );
    const gateway = watchedGateway(clicToPay({ url: bank.url, user: 'test', password: 'test' }), health);
    await gateway.status('A1', 1000);
    time = 60 * MINUTE;
    expect((await answer()).status).toBe(200);
    await gateway.status('A1', 1000);
    expect(JSON.parse((await answer()).body)).toEqual({ status: 'failing', failing: ['gateway'] });
    isUp = true;
    await gateway.status('A1', 1000);
    expect((await answer()).status).toBe(200);
    bank.close();
  });
});

describe('the mail server', () => {
  it('has failed when it took nothing for 10 minutes; one that does not know an address works', async () => {
    let problem: unknown = Object.assign(new Error('no'), { code: 'ECONNECTION' });
    const post = watchedPost(async () => {
      if (problem) throw problem;
    }, health);
    const tryAt = async (minutes: number) => {
      time = minutes * MINUTE;
      await post({} as Parameters<typeof post>[0]).catch(() => undefined);
      return JSON.parse((await answer()).body);
    };
    await tryAt(0);
    expect(await tryAt(9)).toEqual({ status: 'ok' });
    expect(await tryAt(10)).toEqual({ status: 'failing', failing: ['mail server'] });
    problem = Object.assign(new Error('no'), { code: 'EENVELOPE' });
    expect(await tryAt(11)).toEqual({ status: 'ok' });
    problem = undefined;
    expect(await tryAt(30)).toEqual({ status: 'ok' });
  });
});

describe('turning red', () => {
  it('is a mail to the organiser, once a day at most', async () => {
    const check = healthCheck(stack.service, health);
    const turn = async (isRed: boolean) => {
      health.worked('mails');
      if (isRed) time += 6 * MINUTE;
      await check();
    };
    await turn(false);
    expect(await stack.mails()).toEqual([]);
    for (const isRed of [true, true, false, true]) await turn(isRed);
    expect(await stack.mails()).toEqual(['alert:health:2026-03-01']);
    stack.wait(24 * 60 * MINUTE);
    await turn(true);
    expect(await stack.mails()).toHaveLength(1);
    await turn(false);
    await turn(true);
    expect(await stack.mails()).toEqual(['alert:health:2026-03-01', 'alert:health:2026-03-02']);
    expect(stack.lines).toContain('Does not work: mails');
  });

  it('is a mail once the database works again, if that is what did not', async () => {
    let isFull = true;
    const database: typeof stack.database = {
      ...stack.database,
      transaction: (work) =>
        isFull ? Promise.reject(new Error('database or disk is full')) : stack.database.transaction(work),
    };
    const check = healthCheck({ ...stack.service, database }, health);
    health.worked('database');
    time = 2 * MINUTE;
    await expect(check()).rejects.toThrow('full');
    isFull = false;
    await check();
    expect(await stack.mails()).toEqual(['alert:health:2026-03-01']);
    expect(await stack.rows('select facts from outbox')).toEqual([
      { facts: '{"what":"does not work","parts":"database"}' },
    ]);
  });
});
