import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds two pages with one address. Letter case does not count, as some disks ignore it. */
const duplicateRoute = over([], (_records, { routes }) => {
  const first = new Map<string, (typeof routes)[number]>();
  return routes.flatMap((entry) => {
    const { path } = entry.route;
    const key = path.toLowerCase();
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, entry);
      return [];
    }
    // Another spelling of a page's own address shows the same page.
    if (other.route.path !== path && other.route.canonical === entry.route.canonical) return [];
    // An address in a file can be corrected there.
    const [earlier, later] = other.isDerived || !entry.isDerived ? [other, entry] : [entry, other];
    const related = [{ ...earlier.place, message: `"${earlier.route.title}" has it already.` }];
    const hint = later.remedy ?? 'Give one of the two pages another address.';
    return found(
      later.place,
      say`The address ${later.route.path} is used by two pages${other.route.path === path ? '' : ', which differ by letter case alone'}.`,
      { hint, related },
    );
  });
});

export const rule = defineRule({
  code: 'duplicate-route',
  severity: 'error',
  reason: reasons.pageNotFound,
  finders: [duplicateRoute],
});
