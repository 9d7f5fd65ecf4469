import { originOf } from '../../shared/format/site-address';
import type { Conference } from '../../shared/model/content';
import { error, type Staged, startOfFile } from './report/diagnostics';
import type { MarkdownFields } from './texts/markdown-fields';
import { formats } from './validate/formats';
import type { Entry } from './validate/validate';

/** Settings of a build that override the data. */
export interface Overrides {
  /** Replaces `payment.api`. */
  readonly paymentApi?: string | undefined;
  /** Shows the site at the root of its host, even if its address has a path, and without pages that a browser has cached. */
  readonly forDev?: boolean | undefined;
}

/** Reads the overrides from environment variables. An empty variable counts as not set. */
export const overridesOf = ({ PAYMENT_API }: NodeJS.ProcessEnv): Overrides => ({
  paymentApi: PAYMENT_API || undefined,
});

/** Replaces values of the validated data by the overrides. */
export function override(given: MarkdownFields['entries'], overrides: Overrides): Staged<MarkdownFields['entries']> {
  const { paymentApi } = overrides;
  const entries = overrides.forDev ? forDev(given) : given;
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

/** Takes the path from the address of the site, and switches its service worker off. */
function forDev(entries: MarkdownFields['entries']): MarkdownFields['entries'] {
  const conference = (entries.get('conference') ?? []).map((entry): Entry => {
    const value = entry.value as Conference; // its schema accepted it
    const features = { ...value.features, offline: false };
    return { ...entry, value: { ...value, ...(value.url !== undefined && { url: originOf(value.url) }), features } };
  });
  return new Map([...entries, ['conference', conference]]);
}
