import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';

/**
 * No two pages share an address; letter case counts, as on the web, but two pages need more of a difference, since some
 * disks take both for one file.
 */
export const duplicateRoute = defineRefusal([], (_records, { routes }) => {
  const first = new Map<string, (typeof routes)[number]>();
  return routes.flatMap((entry) => {
    const { path } = entry.route;
    const key = path.toLowerCase();
    const found = first.get(key);
    if (found === undefined) {
      first.set(key, entry);
      return [];
    }
    // Another spelling of a page's own address shows the same page, whichever file answers.
    if (found.route.path !== path && found.route.canonical === entry.route.canonical) return [];
    // What stands in a file can be corrected there.
    const [earlier, later] = found.isDerived || !entry.isDerived ? [found, entry] : [entry, found];
    const related = [{ ...earlier.place, message: `"${earlier.route.title}" has it already.` }];
    const hint = later.remedy ?? 'Give one of the two pages another address.';
    return [
      error(
        'duplicate-route',
        later.place,
        `The address ${later.route.path} is used by two pages${found.route.path === path ? '' : ', which differ by letter case alone'}.`,
        { hint, related },
      ),
    ];
  });
});
