import { type Diagnostic, error } from '../../content/report/diagnostics';
import { firstPart, isSitesOwn } from '../../rules/pages/reserved-route';
import type { Compiled } from '../pipeline';
import type { EditionFolder } from './edition-folders';

/** The editions whose address a page or file of the newest one has, or the site keeps to itself. */
export function takenAddresses(
  editions: readonly EditionFolder[],
  { routes, originals }: Pick<Compiled, 'routes' | 'originals'>,
): Diagnostic[] {
  const pages = new Map(routes.map(({ path, title }) => [firstPart(path).toLowerCase(), title]));
  const files = new Set(originals.map((address) => firstPart(address).toLowerCase()));
  return editions.flatMap(({ name, place }) => {
    const page = pages.get(name);
    const isReserved = isSitesOwn(`/${name}`) || files.has(name);
    if (page === undefined && !isReserved) return [];
    const reason =
      page === undefined ? "the site's own files are at this address" : `the page "${page}" has this address`;
    const hint = 'Rename the folder of the edition, for example to its year.';
    return [error('edition-address', place, `An edition cannot be called "${name}": ${reason}.`, { hint })];
  });
}
