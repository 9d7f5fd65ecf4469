import { parse } from 'node-html-parser';

/**
 * The score of a page by the published rules of Mozilla's HTTP Observatory (2026): from 100, penalties are taken off, and
 * rewards count only where at least 90 are left. https://developer.mozilla.org/observatory/docs/tests_and_scoring
 */
export interface Scored {
  readonly score: number;
  /** Points of each test: below zero a penalty, above a reward. */
  readonly points: Readonly<Record<string, number>>;
}

interface Scan {
  readonly headers: Headers;
  readonly html: string;
  readonly directives: ReadonlyMap<string, readonly string[]>;
}

const START = 100;
const ENOUGH_FOR_REWARDS = 90;
const HALF_A_YEAR = 15_768_000;
const BROAD = new Set('ftp: http: https: * http://* https://* http://*.* https://*.*'.split(' '));
const UNSAFE = new Set(["'unsafe-inline'", 'data:', ...BROAD]);
const PRIVATE = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);
const KNOWN_REFERRER = new Set([
  ...PRIVATE,
  'origin',
  'origin-when-cross-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
]);

/** One row for each of the Observatory's tests that an answer decides. */
const TESTS: Readonly<Record<string, (scan: Scan) => number>> = {
  'content-security-policy': ({ directives }) => {
    if (directives.size === 0) return -25;
    const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
    const has = (name: string, unsafe: ReadonlySet<string>) => sources(name).some((source) => unsafe.has(source));
    if (has('script-src', UNSAFE) || has('object-src', BROAD)) return -20;
    const passive = new Set(['img-src', 'media-src']);
    const overHttp = [...directives].filter(([, values]) => values.some((value) => /^(?:http|ftp):/.test(value)));
    if (overHttp.some(([name]) => !passive.has(name))) return -20;
    if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10;
    if (overHttp.length > 0) return -10;
    if (has('style-src', UNSAFE)) return 0;
    return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
  },
  cookies: ({ headers }) => (headers.getSetCookie().length === 0 ? 0 : -20),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers.get('access-control-allow-credentials') === 'true' && headers.has('access-control-allow-origin') ? -50 : 0,
  'referrer-policy': ({ headers }) => {
    // The last that is known counts.
    const policy = (headers.get('referrer-policy') ?? '').split(',').map((each) => each.trim().toLowerCase());
    if (!headers.has('referrer-policy')) return 0;
    return PRIVATE.has(policy.findLast((each) => KNOWN_REFERRER.has(each)) ?? '') ? 5 : -5;
  },
  'strict-transport-security': ({ headers }) => {
    const age = /^\s*max-age=(\d+)\s*(?:;|$)/i.exec(headers.get('strict-transport-security') ?? '')?.[1];
    if (age === undefined) return -20;
    return Number(age) >= HALF_A_YEAR ? 0 : -10;
  },
  'subresource-integrity': ({ html }) => {
    const scripts = parse(html).querySelectorAll('script[src]');
    const foreign = scripts.filter((script) => /^(?:[a-z]+:)?\/\//i.test(script.getAttribute('src') ?? ''));
    if (foreign.some((script) => !/^https:/i.test(script.getAttribute('src') ?? ''))) return -50;
    if (foreign.some((script) => !script.hasAttribute('integrity'))) return -5;
    return scripts.length > 0 && scripts.every((script) => script.hasAttribute('integrity')) ? 5 : 0;
  },
  'x-content-type-options': ({ headers }) =>
    headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
  'x-frame-options': ({ headers, directives }) => {
    const ancestors = directives.get('frame-ancestors');
    if (ancestors && !ancestors.some((source) => BROAD.has(source))) return 5;
    return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
  },
  'cross-origin-resource-policy': ({ headers }) => {
    const policy = headers.get('cross-origin-resource-policy');
    if (policy === null || policy === 'cross-origin') return 0;
    return ['same-origin', 'same-site'].includes(policy) ? 10 : -5;
  },
};

/** Scores an answer as if it had come over https, to which every host of ours redirects. */
export function scoreOf(headers: Headers, html: string): Scored {
  const policy = headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  );
  const points = Object.fromEntries(
    Object.entries(TESTS).map(([name, test]) => [name, test({ headers, html, directives })]),
  );
  const sum = (wanted: (point: number) => boolean) =>
    Object.values(points)
      .filter(wanted)
      .reduce((total, point) => total + point, 0);
  const left = START + sum((point) => point < 0);
  const score = left >= ENOUGH_FOR_REWARDS ? left + sum((point) => point > 0) : left;
  return { score: Math.max(0, score), points };
}
