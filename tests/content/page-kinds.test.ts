import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { routeKinds } from '../../shared/model/collections';
import { hasQuality } from '../../shared/model/page-kinds';

describe('the kinds of page', () => {
  it('are the folders of pages/, but the error page, which the renderer shows', () => {
    const folders = readdirSync(inProject('pages'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);

    expect(routeKinds.filter((kind) => kind !== 'error').sort()).toEqual(folders.sort());
  });

  it('say of which addresses no other site may learn, and of which no search engine', () => {
    expect(routeKinds.filter((kind) => hasQuality(kind, 'payment'))).toEqual([
      'payment-form',
      'payment-result',
      'payment-failure',
    ]);
    expect(routeKinds.filter((kind) => hasQuality(kind, 'unlisted'))).toEqual([
      'payment-result',
      'payment-failure',
      'search',
      'my-programme',
      'error',
    ]);
  });
});
