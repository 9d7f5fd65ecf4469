import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploySite } from '../../scripts/deploy/deploy-site';
import { forGithubPages, type MetaFacts } from '../../scripts/hosting/github-pages';
import { listen } from '../../scripts/serve/listen';
import { SITE } from '../site/support/serve';
import { tried } from '../support/rounds';
import { sample } from '../support/sample';
import { listenForComplaints } from './support/complaints';
import { PAGE_KINDS, SCRIPTED } from './support/page-kinds';
import { visitQuietly } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const { open } = visitQuietly();

/** Collects the directives that pages violate, from their first script on. */
async function listenForViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (directive: string) => void }; // exposed above
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => tellViolation(effectiveDirective));
  });
  return violations;
}

/** What somebody might bring a page to do who got something into it. */
const ATTACKS: Readonly<Record<string, () => void>> = {
  'require-trusted-types-for': () => {
    document.body.innerHTML = '<b>text</b>';
  },
  'trusted-types': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    trustedTypes.createPolicy('other', {});
  },
  'script-src-elem': () => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = 'https://collector.example.org/script.js';
    document.head.append(link);
  },
  'style-src-attr': () => document.body.setAttribute('style', 'color: red'),
  'connect-src': () => void fetch('https://collector.example.org/').catch(() => undefined),
  'img-src': () => {
    new Image().src = 'https://collector.example.org/pixel.gif';
  },
  'frame-src': () => {
    const frame = document.createElement('iframe');
    frame.src = '/';
    document.body.append(frame);
  },
  'base-uri': () => {
    const base = document.createElement('base');
    base.href = 'https://collector.example.org/';
    document.head.append(base);
  },
};

describe('the content security policy', () => {
  it.each(Object.entries(ATTACKS))('stops what violates %s', async (directive, attack) => {
    const { page, complaints } = await open();
    const violations = await listenForViolations(page);
    await page.goto('/');
    await page.evaluate(attack).catch(() => undefined);
    await expect.poll(() => violations).toContain(directive);
    complaints.length = 0;
  });
});

describe('the site as GitHub Pages shows it, with its policy in the pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-github-pages-'));
  const path = join(sample.dist, 'hosting/github-pages/meta.json');
  const notFound = () => readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { dev: true, extensions: ['html'] });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(notFound());
    }),
  );
  let origin: string;
  beforeAll(async () => {
    const adapt = forGithubPages(JSON.parse(readFileSync(path, 'utf8')) as MetaFacts); // the build wrote it
    deploySite({ site: SITE, folder, keepDays: 30, now: new Date(0), adapt });
    origin = (await listen(server, { host: '127.0.0.1', port: 0 })).replace(/\/$/, '');
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  it('opens every kind of page, or those that together run every script, without an error', async () => {
    const { page, complaints: others } = await open();
    const complaints = listenForComplaints(page, origin);
    for (const address of tried(PAGE_KINDS, SCRIPTED)) {
      await goAndSettle(page, origin + address);
    }
    expect(complaints.filter((complaint) => !/\b404\b/.test(complaint))).toEqual([]);
    others.length = 0;
  });

  it('enforces its policy, and shows the result of a payment in place of the error screen', async () => {
    const { page, complaints } = await open();
    const violations = await listenForViolations(page);
    await page.route('**/payment-info/**', (route) =>
      route.fulfill({ status: 404, json: {}, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`${origin}/Registrationok/42?orderId=7`);
    await page.locator('[data-island=PaymentResultScreen][data-live]').waitFor();
    expect(violations).toEqual([]);
    expect(
      await page.evaluate(() => document.querySelector('meta[name=referrer]')?.getAttribute('content')),
    ).toBeTruthy();
    await page.evaluate(ATTACKS['require-trusted-types-for'] ?? (() => undefined)).catch(() => undefined);
    await expect.poll(() => violations).toEqual(['require-trusted-types-for']);
    complaints.length = 0;
  });
});
