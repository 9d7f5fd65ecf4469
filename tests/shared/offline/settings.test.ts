import { describe, expect, it } from 'vitest';
import { isCacheOf } from '../../../shared/offline/settings';

describe('a cache', () => {
  it.each([
    ['', 'conference-pages-1', true],
    ['', 'conference/conf-pages-1', false],
    ['', 'conferences-pages-1', false],
    ['/conf', 'conference/conf-assets-1', true],
    ['/conf', 'conference/conf-2027-assets-1', false],
    ['/conf-2027', 'conference/conf-2027-assets-1', true],
    ['/conf-2027', 'conference/conf-assets-1', false],
  ])('of the site at "%s" is told from those of its neighbours: %s', (base, name, isOwn) => {
    expect(isCacheOf({ base }, name)).toBe(isOwn);
  });
});
