import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreOf } from './support/observatory';
import { ADDRESSES } from './support/routes';
import { type ServedSite, serveSite } from './support/serve';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

async function answerOf(path: string) {
  const response = await fetch(site.origin + path);
  return { headers: response.headers, html: await response.text() };
}

describe("the score by the published rules of Mozilla's HTTP Observatory", () => {
  it.each([...ADDRESSES.map(({ address }) => address), '/nowhere', '/Registrationok/1'])(
    'of %s is at least 100',
    async (path) => {
      const { headers, html } = await answerOf(path);
      const { score, points } = scoreOf(headers, html);
      expect(Object.entries(points).filter(([, point]) => point < 0)).toEqual([]);
      expect(score).toBeGreaterThanOrEqual(100);
    },
  );

  it.each([
    ['content-security-policy', null, 55],
    ['content-security-policy', "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['content-security-policy', "default-src 'none'; script-src 'self' http://example.org; frame-ancestors 'none'", 80],
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 120],
    ['strict-transport-security', null, 80],
    ['strict-transport-security', 'max-age=600', 120],
    ['referrer-policy', 'unsafe-url', 120],
    ['x-content-type-options', null, 125],
    ['cross-origin-resource-policy', 'cross-origin', 120],
  ])('would be lower with %s: %s', async (name, value, score) => {
    const { headers, html } = await answerOf('/');
    const others = new Headers(headers);
    others.delete('x-frame-options');
    others.delete(name);
    if (value !== null) others.set(name, value);
    expect(scoreOf(others, html).score).toBe(score);
    expect(scoreOf(headers, html).score).toBe(130);
  });
});
