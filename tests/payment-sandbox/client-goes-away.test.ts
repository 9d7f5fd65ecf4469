import { request } from 'node:http';
import { expect, it, vi } from 'vitest';
import { SANDBOX_API } from '../../scripts/payment-sandbox/paths';
import { startSandbox } from './support/sandbox';

const sandbox = startSandbox();

it('says nothing of a client that goes away in the middle of a request, and goes on', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await new Promise<void>((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': '100', expect: '100-continue' };
    const sent = request(`${sandbox.origin}${SANDBOX_API}/create-payment`, { method: 'POST', headers, agent: false });
    // The server waits for the body from here on.
    sent.once('continue', () => sent.destroy());
    sent.on('error', () => undefined);
    sent.once('close', () => resolve());
    sent.flushHeaders();
  });
  // On one server, what comes later is answered later.
  expect((await sandbox.create()).status).toBe(201);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
