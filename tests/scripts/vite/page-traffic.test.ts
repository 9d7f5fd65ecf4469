import { describe, expect, it } from 'vitest';
import { pageTraffic } from '../../../scripts/vite/page-traffic';

describe('work that stands back before pages', () => {
  it('goes on when the last page that somebody waits for is rendered, even if that fails', async () => {
    const { during, quiet } = pageTraffic();
    const log: string[] = [];
    let end = (): void => {};
    const page = during(() => new Promise<void>((resolve) => (end = resolve))).then(() => log.push('page'));
    const broken = during(() => Promise.reject(new Error('no'))).catch(() => log.push('broken'));
    const work = quiet().then(() => log.push('work'));
    await broken;
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).toEqual(['broken']);
    end();
    await Promise.all([page, work]);
    expect(log).toEqual(['broken', 'page', 'work']);
  });

  it('goes on at once where nobody waits', () => expect(pageTraffic().quiet()).resolves.toBeUndefined());
});
