import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localService } from '../../scripts/payment-sandbox/fake-gateway/local-service';
import { type ConferenceBuilder, conferenceBuilder } from '../support/built-conference';
import { CONFERENCES } from '../support/conferences';
import { beginVisitTo } from './support/browser';

let builder: ConferenceBuilder;
let folder: string;
beforeAll(async () => {
  builder = await conferenceBuilder();
  folder = mkdtempSync(join(tmpdir(), 'conference-site-languages-'));
});
afterAll(() => {
  builder?.remove();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  { name: 'french', language: 'fr', receipt: 'Reçu', subject: 'Votre inscription' },
  { name: 'arabic', language: 'ar', receipt: 'وصل الدفع', subject: 'تم دفع رسوم تسجيلكم' },
])('a payment in $name goes from the chosen fee to the receipt, on the page and by mail', async (wanted) => {
  const { name, language, receipt, subject } = wanted;
  const found = CONFERENCES.find((each) => each.name === name);
  if (!found) throw new Error(`There is no conference ${name}.`);
  const conference = await builder.build(found, 1);
  const { payments } = conference;
  if (!payments?.fees) throw new Error(`${name} has no fees.`);
  const mails = join(folder, name);
  const service = await localService({ facts: payments, file: join(folder, `${name}.sqlite`), mails });
  const visit = await beginVisitTo(await conference.serve(service));
  try {
    const page = await visit.open();
    await page.setExtraHTTPHeaders({ 'Accept-Language': language });
    const form = conference.pages.find(({ kind }) => kind === 'payment-form')?.path;
    await page.goto(form ?? '/');
    await page.locator('form button:enabled').waitFor();
    await page.locator('main select').first().selectOption({ index: 1 });
    for (const [field, value] of [
      ['first_name', 'Amel'],
      ['last_name', 'Ben Salah'],
      ['email', 'amel@example.org'],
    ] as const)
      await page.locator(`form [name=${field}]`).fill(value);
    await page.locator('form button[type=submit]').last().click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: receipt, exact: true }).waitFor();

    await expect.poll(() => readdirSync(mails).length).toBe(1);
    const [file = ''] = readdirSync(mails);
    const encoded = /^Subject: ((?:=\?UTF-8\?[^\n]*\?=\r?\n? ?)+|[^\r\n]*)/m.exec(
      readFileSync(join(mails, file), 'utf8'),
    )?.[1];
    expect(decoded(encoded ?? '')).toContain(subject);
  } finally {
    await visit.end();
  }
});

/** Decodes a header (RFC 2047). */
const decoded = (header: string) =>
  header.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/=\?UTF-8\?(.)\?(.*?)\?=/g, (_, encoding: string, text: string) =>
    encoding === 'B'
      ? Buffer.from(text, 'base64').toString()
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString(),
  );
