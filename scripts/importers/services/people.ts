import type { ImportedPerson } from '../model';
import { linkIn, orcidIn } from '../values/checked';
import { countryIn } from '../values/country';
import { asItem, personOf } from '../values/names';
import type { Context } from './service';
import type { Row } from './table-format';

/** Fields of a table with one row for each person. */
export type PersonField = 'given' | 'family' | 'name' | 'affiliation' | 'country' | 'orcid' | 'page';

/** Reads the person of a row; undefined if it has no name. */
export function personIn(row: Row<PersonField>, { report }: Context): ImportedPerson | undefined {
  const at = row.at('family');
  const apart = personOf(row.text('given'), row.text('family'), at);
  const person = apart.name === '' ? { name: asItem(row.text('name')), at } : apart;
  if (person.name === '') return undefined;
  return {
    ...person,
    affiliation: row.text('affiliation'),
    country: countryIn(row.text('country')),
    orcid: orcidIn(row.text('orcid'), row.at('orcid'), report),
    page: linkIn(row.text('page'), row.at('page'), report),
  };
}
