import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RenderedContent, Route, RouteKind } from '#content';
import { onBeforeRoute } from '../../renderer/_default.page.route';
import { routesOf } from '../../renderer/routes';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import { routeKinds } from '../../shared/model/collections';
import { hasQuality } from '../../shared/model/page-kinds';
import { sampleSite } from '../support/compiled-conferences';

const route = (path: string, kind: RouteKind, canonical = path): Route => ({
  path,
  canonical,
  kind,
  id: kind,
  title: kind,
  description: kind,
});

const routes = routesOf([
  route('/', 'home'),
  route('/fees', 'registration'),
  route('/Fees', 'registration', '/fees'),
  route('/paid', 'payment-result'),
]);

describe('the routes of a site', () => {
  it('are found by their address, case-sensitive, with or without a slash at the end', () => {
    expect(['/', '/fees', '/fees/', '/FEES', '/nowhere'].map((address) => routes.at(address)?.path)).toEqual([
      '/',
      '/fees',
      '/fees',
      undefined,
      undefined,
    ]);
  });

  it("need the payment's id, and nothing else, after the address of the payment result", () => {
    const at = (address: string) => routes.at(address)?.path;
    expect(['/paid/17', '/paid/17/'].map(at)).toEqual(['/paid', '/paid']);
    const others = ['/paid', '/paid/', '/paid//', '/paid/17/18', '/paidly', '/Registrationok/17'];
    expect(others.map(at)).toEqual(others.map(() => undefined));
  });

  it('are found by their kind: the first of it, or none', () => {
    expect([routes.of('registration')?.path, routes.of('topics')]).toEqual(['/fees', undefined]);
  });
});

describe('the page of an address', () => {
  const shownAt = (content: RenderedContent, urlPathname: string) => {
    const { pageContext } = onBeforeRoute({ content, urlPathname });
    return [pageContext.urlOriginal, pageContext.route.path];
  };

  it('is that of the folder with the name of its kind, or the error screen', async () => {
    const content = await sampleSite();
    expect(shownAt(content, '/topicsList/')).toEqual(['/topics', '/topicsList']);
    expect(shownAt(content, '/Registrationok/17')).toEqual(['/payment-result', '/Registrationok']);
    expect(shownAt(content, '/topics')).toEqual(['/error', '/404']);
  });

  it('has a folder for each kind, and there are no other folders', () => {
    const kinds = new Set<string>(routeKinds);
    kinds.delete('error');
    expect(readdirSync(inEngine('pages')).sort()).toEqual([...kinds].sort());
  });

  it('has a kind that decides which addresses are hidden from other sites, and which from search engines', () => {
    const payment = ['payment-form', 'payment-result', 'payment-failure'];
    expect(routeKinds.filter((kind) => hasQuality(kind, 'payment'))).toEqual(payment);
    const unlisted = ['payment-result', 'payment-failure', 'search', 'my-programme', 'error'];
    expect(routeKinds.filter((kind) => hasQuality(kind, 'unlisted'))).toEqual(unlisted);
  });
});
