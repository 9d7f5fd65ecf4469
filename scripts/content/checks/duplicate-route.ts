import { error } from '../report/diagnostics';
import { defineCheck } from './check';

/** No two pages share an address; letter case counts, as on the web. */
export const duplicateRoute = defineCheck([], (_records, { routes }) => {
  const first = new Map<string, (typeof routes)[number]>();
  return routes.flatMap((entry) => {
    const { path } = entry.route;
    const found = first.get(path);
    if (found === undefined) {
      first.set(path, entry);
      return [];
    }
    // What stands in a file can be corrected there.
    const [earlier, later] = found.isDerived || !entry.isDerived ? [found, entry] : [entry, found];
    const related = [{ ...earlier.place, message: `"${earlier.route.title}" has it already.` }];
    const hint = 'Give one of the two pages another address.';
    return [error('duplicate-route', later.place, `The address ${path} is used by two pages.`, { hint, related })];
  });
});
