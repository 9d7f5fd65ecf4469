import { join } from 'node:path';

/** @import { Route } from '../../shared/model/route' */

/**
 * Returns the file of a page, relative to the site's folder. Hosts show `404.html` for missing addresses.
 *
 * @param {Pick<Route, 'kind' | 'path'>} route
 */
export const pageFile = ({ kind, path }) => (kind === 'error' ? '404.html' : join('.', path, 'index.html'));
