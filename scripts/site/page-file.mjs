import { join } from 'node:path';

/** @import { Route } from '../../shared/model/route' */

/**
 * The file of a page, within the site's folder, whose name has no slash before it. Hosts show `404.html` wherever there is nothing else.
 *
 * @param {Pick<Route, 'kind' | 'path'>} route
 */
export const pageFile = ({ kind, path }) => (kind === 'error' ? '404.html' : join('.', path, 'index.html'));
