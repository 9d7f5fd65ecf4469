import { expect, it, vi } from 'vitest';
import { isTransientFailure, sendRequest } from '../../../renderer/islands/payment/send-request';

it('sends no cookies, follows no redirect and takes no cached answer, whatever else it is told', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'));
  await sendRequest(fetch, 'https://payments.example.org/v1', 1000, {
    credentials: 'include',
    redirect: 'follow',
    cache: 'default',
  });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
});

it.each([
  [400, false],
  [404, false],
  [408, true],
  [409, false],
  [422, false],
  [429, true],
  [499, false],
  [500, true],
  [503, true],
])('status %i may pass: %s', (status, mayPass) => {
  expect(isTransientFailure(status)).toBe(mayPass);
});
