import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { EXPORTS } from '../../scripts/exports/index';
import { hostFiles } from '../../scripts/hosting/hosts';
import { headersFor } from '../../scripts/hosting/policy/headers';
import { FACTS } from './support/site-facts';

const inSite = hostFiles('site', FACTS);
const beside = hostFiles('beside', FACTS);

const PATHS = [
  '/',
  '/callForPapers',
  '/pay',
  '/Registrationok',
  '/Registrationok/42',
  '/Registrationno',
  '/assets/entry.1a2b.js',
  '/documents/booklet.pdf',
  EXPORTS.worker.paths,
  EXPORTS.proceedingsCeur.paths,
  '/2022',
  '/2022/assets/theme/theme.1a2b.css',
  '/2022/documents/booklet.pdf',
];

describe('_headers, as Netlify and Cloudflare Pages read it', () => {
  const rules = (inSite._headers ?? '')
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n'));

  /** Every rule that fits gives its headers; two values of one are joined with a comma. Only Cloudflare takes away. */
  function given(path: string, host: 'Cloudflare' | 'Netlify'): Record<string, string> {
    const headers: Record<string, string> = {};
    for (const [pattern = '', ...lines] of rules) {
      const fits = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
      for (const line of fits ? lines : []) {
        if (line.startsWith('  ! ') && host === 'Cloudflare') delete headers[line.slice('  ! '.length)];
        if (!line.includes(':')) continue;
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
        headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
      }
    }
    return headers;
  }

  it.each(PATHS)('gives %s what npm start gives it', (path) => {
    const { 'cache-control': cached, 'referrer-policy': referrers = '', ...others } = given(path, 'Cloudflare');
    const { 'cache-control': wanted, 'referrer-policy': referrer, ...expected } = headersFor(path, FACTS);
    // Both hosts have pages asked for each time by themselves.
    expect(cached).toBe(wanted === 'no-cache' ? undefined : wanted);
    // Referrer Policy, section 8.1: the last that a browser knows counts.
    expect(referrers.split(', ').at(-1)).toBe(referrer);
    expect(others).toEqual(expected);
  });

  it('gives documents the policy of pages as well where no header can be removed', () => {
    const policy = 'content-security-policy';
    const { [policy]: ofPages } = headersFor('/', FACTS);
    for (const path of ['/documents/booklet.pdf', '/2022/documents/booklet.pdf']) {
      expect(given(path, 'Netlify')).toMatchObject({ [policy]: `${ofPages}, ${headersFor(path, FACTS)[policy]}` });
    }
  });

  it('rewrites result addresses to the page that reads the payment’s id', () => {
    expect(inSite._redirects).toBe('/Registrationok/:id /Registrationok/id/ 200\n');
  });
});

describe('the function for CloudFront', () => {
  /** The address that S3 is asked for, or the answer. */
  function handle(uri: string, querystring: Readonly<Record<string, { readonly value: string }>> = {}) {
    const event = { request: { uri, querystring } };
    return runInNewContext(`${beside['cloudfront/viewer-request.js']}; handler(event)`, { event });
  }

  it.each([
    ['/', '/index.html'],
    ['/callForPapers', '/callForPapers/index.html'],
    ['/Finance&RegistrationChairs', '/Finance&RegistrationChairs/index.html'],
    ['/Finance%26RegistrationChairs', '/Finance%26RegistrationChairs/index.html'],
    ['/aiindustry4.0', '/aiindustry4.0/index.html'],
    ['/assets/entry.1a2b.js', '/assets/entry.1a2b.js'],
    ['/documents/booklet.pdf', '/documents/booklet.pdf'],
    ['/Registrationok', '/Registrationok/index.html'],
    ['/Registrationok/a.b', '/Registrationok/id/index.html'],
    ['/Registrationok/a/b', '/Registrationok/a/b/index.html'],
    ['/.htaccess', '/nothing-here'],
    ['/_headers', '/nothing-here'],
    ['/index.html.br', '/nothing-here'],
  ])('requests %s as %s', (uri, key) => {
    expect(handle(uri).uri).toBe(key);
  });

  it.each([
    ['/pay/', {}, '/pay'],
    ['/pay/', { a: { value: 'b' }, c: { value: '' } }, '/pay?a=b&c'],
    ['/Registrationok/', { orderId: { value: '4' } }, '/Registrationok?orderId=4'],
    // Not an address of another host.
    ['//example.org/', {}, '/example.org'],
  ])('redirects %s', (uri, querystring, location) => {
    expect(handle(uri, querystring)).toMatchObject({ statusCode: 308, headers: { location: { value: location } } });
  });

  it.each(PATHS)('has the headers of %s', (path) => {
    interface Behaviour {
      readonly pathPattern: string;
      readonly securityHeaders: Readonly<Record<string, string>>;
      readonly customHeaders: Readonly<Record<string, string>>;
    }
    const behaviours = JSON.parse(beside['cloudfront/behaviours.json'] ?? '') as Behaviour[];
    const fits = ({ pathPattern }: Behaviour) =>
      pathPattern.endsWith('*') ? path.startsWith(pathPattern.slice(0, -1)) : path === pathPattern;
    const behaviour = behaviours.find(fits) ?? behaviours.at(-1);
    expect({ ...behaviour?.securityHeaders, ...behaviour?.customHeaders }).toEqual(headersFor(path, FACTS));
  });
});
