import { error } from '../report/diagnostics';
import { defineCheck } from './check';

/** No two pages share an address; letter case counts, as on the web. */
export const duplicateRoute = defineCheck([], (_records, { routes }) => {
  const first = new Map<string, (typeof routes)[number]>();
  return routes.flatMap((entry) => {
    const { path } = entry.route;
    const earlier = first.get(path);
    if (earlier === undefined) {
      first.set(path, entry);
      return [];
    }
    const related = [{ ...earlier.place, message: `"${earlier.route.title}" has it already.` }];
    const hint = 'Give one of the two pages another address.';
    return [error('duplicate-route', entry.place, `The address ${path} is used by two pages.`, { hint, related })];
  });
});
