import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { startSandbox } from './support/sandbox';

const sandbox = startSandbox();
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';

describe("the card provider's page", () => {
  it('shows what is paid, by whom, and that it is no real money', async () => {
    const answer = await sandbox.ask(await sandbox.order());
    const page = parse(answer.text);

    expect(answer.status).toBe(200);
    expect(page.querySelectorAll('dd').map((cell) => cell.text)).toEqual([
      '12.500 TND',
      "Élodie Ben Youssef-O'Hara 2",
      'elodie@example.org',
    ]);
    expect(page.querySelector('.note')?.text).toContain('no real money');
    expect(page.querySelectorAll('button').map((button) => button.text)).toEqual(['Approve', 'Decline', 'Cancel']);
  });

  it('needs no script, runs none, and may not be framed', async () => {
    const answer = await sandbox.ask(await sandbox.order());

    expect(answer.text).not.toMatch(/<script|\son\w+=|\sstyle=/);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('shows a hostile name as text', async () => {
    const answer = await sandbox.ask(await sandbox.order({ first_name: '<img src=x onerror=alert(1)>"\'' }));

    expect(answer.text).not.toContain('<img');
    expect(answer.text).toContain('&lt;img src');
  });

  it('sends an approved payment to its result, by 303', async () => {
    const address = await sandbox.decide(await sandbox.order(), 'approve');

    expect(address).toMatch(new RegExp(`^/Registrationok/${UUID}\\?orderId=${UUID}&lang=en$`));
    expect((await sandbox.result(address)).json()).toMatchObject({
      email: 'elodie@example.org',
      amount: 12_500,
      currency: 788,
      status: 2,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it.each(['decline', 'cancel'])('sends the visitor to the failure page after %s', async (decision) => {
    expect(await sandbox.decide(await sandbox.order(), decision)).toBe('/Registrationno');
  });

  it('keeps to the first choice, and says so when it is opened again', async () => {
    const formUrl = await sandbox.order();
    const address = await sandbox.decide(formUrl, 'approve');

    expect(await sandbox.decide(formUrl, 'decline')).toBe(address);
    const page = parse((await sandbox.ask(formUrl)).text);
    expect(page.querySelector('form')).toBeNull();
    expect(page.querySelector('main a')?.getAttribute('href')).toBe(address);
  });

  it.each(['', 'refund', 'constructor'])('refuses the choice %j', async (decision) => {
    expect(await sandbox.decide(await sandbox.order(), decision)).toMatch(/^400 decision must be one of/);
  });
});
