import { posix } from 'node:path';

/** @import { Route } from '../../shared/model/route' */

/**
 * Returns the file of a page, relative to the site's folder, which has no path of the site in it. Hosts show `404.html` for missing addresses.
 *
 * @param {Pick<Route, 'kind' | 'path'>} route
 * @param {string} [base] the path of the site
 */
export const pageFile = ({ kind, path }, base = '') =>
  kind === 'error' ? '404.html' : posix.join('.', path.slice(base.length), 'index.html');
