import { describe, expect, it } from 'vitest';
import { type Overrides, overridesOf } from '../../scripts/content/overrides';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

const compileWith = (overrides: Overrides) => compile({ ...layOut(), overrides });

describe('PAYMENT_API', () => {
  it.each(['https://staging.example.org/v2', '/payment-sandbox/api', 'http://127.0.0.1:8080'])(
    'takes the place of the address in the data: %s',
    async (paymentApi) => {
      const { content, diagnostics } = await compileWith({ paymentApi });

      expect(diagnostics).toEqual([]);
      expect(content?.payment?.api).toBe(paymentApi);
      expect(content?.payment?.allowedHosts).toEqual(['cards.example.org']);
    },
  );

  it.each(['http://payments.example.org', 'payments.example.org', 'javascript:alert(1)'])(
    'stops the build, and says why, if it is %s',
    async (paymentApi) => {
      const { content, diagnostics } = await compileWith({ paymentApi });

      expect(content).toBeUndefined();
      expect(diagnostics).toMatchObject([{ code: 'bad-link', severity: 'error', file: 'PAYMENT_API' }]);
      expect(diagnostics[0]?.message).toContain(`PAYMENT_API is set to "${paymentApi}"`);
    },
  );

  it('says nothing when it is empty or not there', async () => {
    for (const environment of [{}, { PAYMENT_API: '' }]) {
      const { content } = await compileWith(overridesOf(environment));
      expect(content?.payment?.api).toBe('https://payments.example.org/v1');
    }
  });
});
