import { request } from 'node:http';
import { expect, it } from 'vitest';
import { startSandbox } from './support/sandbox';

const sandbox = startSandbox();

/** Asks with a Host header of one's own, which fetch does not allow. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const url = `${sandbox.origin}/payment-sandbox/card-page.css`;
    request(url, { headers: { host }, agent: false }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

it.each(['localhost:4173', 'LOCALHOST', '127.0.0.1:80', '127.1.2.3', '[::1]:4173'])('answers as %s', async (host) => {
  expect(await statusFor(host)).toBe(200);
});

it.each([
  '192.168.1.5:4173',
  'evil.example',
  'localhost.evil.example',
  'localhost@evil.example',
  '127.0.0.1.evil.example',
])('does not answer as %s: a page elsewhere may have pointed its name here', async (host) => {
  expect(await statusFor(host)).toBe(403);
});
