import { posix } from 'node:path';

/** @import { Route } from '../../shared/model/route' */

/**
 * Returns the file of a page, relative to the site's folder, which has no path of the site in it. Hosts show `404.html` for missing addresses.
 * The result of a payment has none at its own address, which is no page without an id: it is that of an id, and hosts send it for all ids.
 *
 * @param {Pick<Route, 'kind' | 'path'>} route
 * @param {string} [base] the path of the site
 */
export const pageFile = ({ kind, path }, base = '') =>
  kind === 'error'
    ? '404.html'
    : posix.join('.', path.slice(base.length), kind === 'payment-result' ? 'id' : '', 'index.html');
