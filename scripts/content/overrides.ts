import { error, type Staged, startOfFile } from './report/diagnostics';
import type { MarkdownFields } from './texts/markdown-fields';
import { formats } from './validate/formats';
import type { Entry } from './validate/validate';

/** Settings of a build that override the data. */
export interface Overrides {
  /** Replaces `payment.api`. */
  readonly paymentApi?: string | undefined;
}

/** Reads the overrides from environment variables. An empty variable counts as not set. */
export const overridesOf = ({ PAYMENT_API }: NodeJS.ProcessEnv): Overrides => ({
  paymentApi: PAYMENT_API || undefined,
});

/** Replaces values of the validated data by the overrides. */
export function override(
  entries: MarkdownFields['entries'],
  { paymentApi }: Overrides,
): Staged<MarkdownFields['entries']> {
  const [payment] = entries.get('payment') ?? [];
  if (paymentApi === undefined || payment === undefined) return { value: entries, diagnostics: [] };

  const { test, code, expected, hint } = formats['api-address'];
  if (!test(paymentApi)) {
    const place = { file: 'PAYMENT_API', range: startOfFile };
    const message = `The environment variable PAYMENT_API is set to "${paymentApi}", which is not ${expected}.`;
    return { value: entries, diagnostics: [error(code, place, message, { hint })] };
  }
  const replaced: Entry = { ...payment, value: { ...(payment.value as object), api: paymentApi } }; // a record: its schema says so
  return { value: new Map([...entries, ['payment', [replaced]]]), diagnostics: [] };
}
