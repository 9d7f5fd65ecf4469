// Codes: cells-exchanged.

import { defineCheck } from '../../check';
import { isInstitution } from '../../people/name-forms';
import { beginsWithRole, isRole } from '../../people/role-words';
import { affiliationsIn } from '../../people/said-beside';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

type Row = Entry<{ readonly affiliation?: string; readonly role?: string }>;

/** Nobody works at a chair of a committee: of a whole column of roles, the first says it for all; of one, the role says whether it is. */
export const roleAsAffiliation = defineCheck(['chairs', 'committeeMembers'], (records) =>
  [records.chairs, records.committeeMembers].flatMap((all): Diagnostic[] => {
    const odd = (all as readonly Row[]).filter(({ value }) => isRole(value.affiliation ?? ''));
    if (odd.length === 0) return exchangedWithRole(all);
    const [first, ...others] = odd;
    if (first === undefined || (others.length === 0 && !isInstitution(first.value.role ?? ''))) return [];
    const said = `${quote(first.value.affiliation ?? '')} is what somebody does, and stands as affiliation`;
    const { message, hint } = others.length === 0 ? ofOneRow(said) : ofTheColumn(said, others.length);
    return [
      warning('cells-exchanged', first.at('affiliation'), message, {
        hint,
        related: others.slice(0, 5).map(({ at }) => ({ ...at('affiliation'), message: 'The same is here.' })),
      }),
    ];
  }),
);

/** An institution that the data has as an affiliation is nobody's role: the cell beside it was left empty. */
export const affiliationAsRole = defineCheck(['chairs', 'committeeMembers'], (records, site) => {
  const known = new Set(affiliationsIn(site).map(({ text }) => text.toLowerCase()));
  return [records.chairs, records.committeeMembers].flatMap((all): Diagnostic[] =>
    (all as readonly Row[]).flatMap(({ value: { role = '', affiliation = '' }, at }) =>
      affiliation !== '' || !known.has(role.toLowerCase())
        ? []
        : [
            warning('cells-exchanged', at('role'), `${quote(role)} is an affiliation, and stands as role.`, {
              hint: 'Write it into the cell "affiliation", and empty this one.',
            }),
          ],
    ),
  );
});

/** "Présidente des journées" is where somebody works only if the role beside it is none: a row whose role is an institution has the two exchanged. */
const exchangedWithRole = (rows: readonly Row[]): Diagnostic[] => {
  const [only, ...more] = rows.filter(
    ({ value: { affiliation = '', role = '' } }) =>
      beginsWithRole(affiliation) && isInstitution(role) && !isRole(role) && !beginsWithRole(role),
  );
  if (only === undefined || more.length > 0) return [];
  const { message, hint } = ofOneRow(
    `${quote(only.value.affiliation ?? '')} is what somebody does, and stands as affiliation`,
  );
  return [warning('cells-exchanged', only.at('affiliation'), message, { hint })];
};

const ofOneRow = (said: string) => ({
  message: `${said}.`,
  hint: 'The two cells "role" and "affiliation" seem to be exchanged.',
});

const ofTheColumn = (said: string, others: number) => ({
  message: `${said}; so it is in ${others} other ${others === 1 ? 'row' : 'rows'}.`,
  hint: 'The two columns "role" and "affiliation" seem to be exchanged: exchange their names in the first row, or the cells.',
});
