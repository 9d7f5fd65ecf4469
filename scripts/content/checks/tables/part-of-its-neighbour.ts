// Codes: cells-exchanged, repeated-text, unlike-column.

import { defineCheck } from '../../check';
import { isInstitution } from '../../people/name-forms';
import { isRole } from '../../people/role-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import { citiesIn } from '../../validate/cities';
import type { Entry } from '../../validate/validate';

/** So many affiliations show that they are more than places. */
const FEWEST = 8;

/** Where all others have an institution as affiliation, a city alone has lost it. */
export const cityAsAffiliation = defineCheck(['programCommittee', 'committeeMembers'], (records) =>
  [records.programCommittee, records.committeeMembers].flatMap((all): Diagnostic[] => {
    const told = (all as readonly Entry<{ readonly affiliation?: string | undefined }>[]).filter(
      ({ value }) => value.affiliation !== undefined,
    );
    const alone = told.filter(({ value: { affiliation = '' } }) => citiesIn(affiliation)[0]?.name === affiliation);
    const [only] = alone;
    if (only === undefined || alone.length > 1 || told.length < FEWEST) return [];
    return [
      warning(
        'unlike-column',
        only.at('affiliation'),
        `${quote(only.value.affiliation ?? '')} is the name of a city, unlike what else stands as affiliation.`,
        { hint: 'Write the institution in full.' },
      ),
    ];
  }),
);

/** What somebody does in a committee is not where they work. */
export const roleIsAffiliation = defineCheck(['committeeMembers'], ({ committeeMembers }) =>
  committeeMembers.flatMap(({ value: { role, affiliation }, at }): Diagnostic[] => {
    if (role === undefined || affiliation === undefined || !affiliation.startsWith(role) || role.length < SHORTEST)
      return [];
    return [
      warning('repeated-text', at('role'), `The role ${quote(role)} is the affiliation of the same row.`, {
        hint: 'Write what the person does in the committee, or leave the cell empty.',
        related: [{ ...at('affiliation'), message: 'The affiliation is here.' }],
      }),
    ];
  }),
);
const SHORTEST = 6;

/** Nobody works at a chair of a committee: of a whole column of roles, the first says it for all; of one, the role says whether it is. */
export const roleAsAffiliation = defineCheck(['chairs', 'committeeMembers'], (records) =>
  [records.chairs, records.committeeMembers].flatMap((all): Diagnostic[] => {
    const odd = (all as readonly Entry<{ readonly affiliation?: string; readonly role?: string }>[]).filter(
      ({ value }) => isRole(value.affiliation ?? ''),
    );
    const [first, ...others] = odd;
    if (first === undefined || (others.length === 0 && !isInstitution(first.value.role ?? ''))) return [];
    const more = `; so it is in ${others.length} other ${others.length === 1 ? 'row' : 'rows'}`;
    return [
      warning(
        'cells-exchanged',
        first.at('affiliation'),
        `${quote(first.value.affiliation ?? '')} is what somebody does, and stands as affiliation${others.length === 0 ? '' : more}.`,
        {
          hint: `The two ${others.length === 0 ? 'cells' : 'columns'} "role" and "affiliation" seem to be exchanged${others.length === 0 ? '' : ': exchange their names in the first row, or the cells'}.`,
          related: others.slice(0, 5).map(({ at }) => ({ ...at('affiliation'), message: 'The same is here.' })),
        },
      ),
    ];
  }),
);
