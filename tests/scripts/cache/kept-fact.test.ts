import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { keptFact } from '../../../scripts/cache/kept-fact';

it('learns once what is known of the same bytes, and of others or another kind anew', async () => {
  const bytes = randomBytes(16);
  const learnt: string[] = [];
  const ask = (kind: string, of: Uint8Array) =>
    keptFact(kind, of, async () => {
      learnt.push(kind);
      return of === bytes ? { width: 3 } : null;
    });
  expect(await ask('size', bytes)).toEqual({ width: 3 });
  expect(await ask('size', Buffer.from(bytes))).toEqual({ width: 3 });
  expect(learnt).toEqual(['size']);
  expect(await ask('size', randomBytes(16))).toBeNull();
  await ask('size by another version', bytes);
  expect(learnt).toEqual(['size', 'size', 'size by another version']);
});
