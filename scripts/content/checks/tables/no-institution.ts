// Codes: cells-exchanged, unlike-column.

import { defineCheck } from '../../check';
import { isInstitution } from '../../people/name-forms';
import { isRole } from '../../people/role-words';
import { affiliationsIn } from '../../people/said-beside';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import { citiesIn } from '../../validate/cities';
import { codeOfCountry } from '../../validate/country-names';
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

/** A title or position and nothing else: where somebody works is not said. */
const POSITION =
  /^(?:(?:assistant|associate|full|adjunct|emeritus|visiting|senior|junior|principal) )*(?:professor|lecturer|researcher|research (?:fellow|scientist|assistant|engineer)|scientist|ph\.? ?d\.?(?: (?:student|candidate))?|doctoral (?:student|candidate)|postdoc(?:toral (?:fellow|researcher))?|student|prof\.?|dr\.?|mr\.?|mrs\.?|ms\.?|engineer)$|^(?:professeure?|maîtresse? de conférences|doctorante?|chercheu(?:r|se)|ingénieure?|étudiante?)$|^(?:أستاذة?(?: (?:مساعدة?|محاضرة?))?|باحثة?|دكتورة?|طالبة?)$/iu;

/** What is studied at an institution, and is none. */
const FIELD =
  /^(?:(?:department|faculty|school|laboratory) of )?(?:\p{L}+ )?(?:sciences?|engineering|technology|informatics|mathematics|physics|informatique|mathématiques|intelligence)$/iu;

/** Somebody's title or role is not where they work; where many say it so, it is a custom. */
export const positionAsAffiliation = defineCheck(['programCommittee', 'committeeMembers', 'chairs'], (records) =>
  [records.programCommittee, records.committeeMembers, records.chairs].flatMap((all): Diagnostic[] => {
    const told = all as readonly Entry<{ readonly affiliation?: string; readonly role?: string }>[];
    // Of a role that stands in the place of its affiliation, a rule of its own tells.
    const odd = told.filter(
      ({ value: { affiliation = '', role = '' } }) =>
        (POSITION.test(affiliation.trim()) || FIELD.test(affiliation.trim()) || isRole(affiliation)) &&
        !isInstitution(role),
    );
    if (odd.length > Math.max(1, told.length / FEWEST)) return [];
    return odd.map(({ value: { affiliation = '' }, at }) =>
      warning(
        'unlike-column',
        at('affiliation'),
        `${quote(affiliation)} is what somebody ${FIELD.test(affiliation.trim()) ? 'studies' : 'is'}, and not where they work.`,
        {
          hint: 'Write the institution, and leave titles out.',
        },
      ),
    );
  }),
);

const TITLE = /^(?:prof(?:essor|esseure?)?|dr|doctor|mrs?|ms|mme|pr|أستاذ|دكتور)\.?$/iu;

/** A title is no role in a committee. */
export const titleAsRole = defineCheck(['committeeMembers'], ({ committeeMembers }) =>
  committeeMembers
    .filter(({ value: { role = '' } }) => TITLE.test(role))
    .map(({ value: { role = '' }, at }) =>
      warning('unlike-column', at('role'), `${quote(role)} is a title, and no role in a committee.`, {
        hint: 'Write what the person does in the committee, or leave the cell empty.',
      }),
    ),
);

/** The chairs of a special session work at an institution: a country or a position is none. */
export const universityOfChair = defineCheck(['specialSessions'], ({ specialSessions }) =>
  specialSessions.flatMap(({ value: { chairs }, at }) =>
    chairs.flatMap(({ university }, index): Diagnostic[] =>
      codeOfCountry(university) === undefined && !POSITION.test(university.trim())
        ? []
        : [
            warning('unlike-column', at('chairs', index, 'university'), `${quote(university)} is no institution.`, {
              hint: 'Write where the person works.',
            }),
          ],
    ),
  ),
);

/** The second affiliation stands behind a first one: alone it is in the wrong column. Of a whole column, the first row says it for all. */
export const secondAffiliationAlone = defineCheck(['committeeMembers'], ({ committeeMembers }) => {
  const odd = committeeMembers.filter(
    ({ value: { affiliation, affiliation2 } }) => affiliation === undefined && affiliation2 !== undefined,
  );
  return odd.slice(0, 1).map(({ value: { affiliation2 = '' }, at }) =>
    warning(
      'cells-exchanged',
      at('affiliation2'),
      `${quote(affiliation2)} is a second affiliation without a first one${odd.length > 1 ? `; so it is in ${odd.length - 1} other rows` : ''}.`,
      {
        hint: 'Write it into the column "affiliation".',
      },
    ),
  );
});

const UNIVERSITY = /universi|hochschule|polytech|politec|جامعة/iu;

/** A university that names no country, in a committee where all others end with theirs. */
export const affiliationWithoutCountry = defineCheck(['committeeMembers'], ({ committeeMembers }) => {
  const told = committeeMembers.filter(
    ({ value: { affiliation, country } }) => affiliation !== undefined && country === undefined,
  );
  const odd = told.filter(
    ({ value: { affiliation = '' } }) => codeOfCountry(affiliation.split(/\s*[,،]\s*/).at(-1) ?? '') === undefined,
  );
  const [only] = odd;
  const { affiliation = '' } = only?.value ?? {};
  if (
    only === undefined ||
    odd.length > 1 ||
    told.length < FEWEST ||
    !UNIVERSITY.test(affiliation) ||
    /[,،]/.test(affiliation)
  )
    return [];
  return [
    warning(
      'unlike-column',
      only.at('affiliation'),
      `${quote(affiliation)} has no country, and all others end with theirs.`,
      {
        hint: 'Add a comma and the country.',
      },
    ),
  ];
});

/** So many affiliations that end with their country are a custom, and so large a part of those with a comma. */
const COUNTRIES = 5;
const CUSTOM = 0.8;

/** Where affiliations end with their country, none begins with it. */
export const affiliationTurned = defineCheck([], (_records, site) => {
  const parted = affiliationsIn(site).flatMap((told) => {
    const parts = told.text.split(/\s*[,،]\s*/);
    return parts.length < 2 ? [] : [{ ...told, parts }];
  });
  const isCountryAt = (at: number) => (each: { readonly parts: readonly string[] }) =>
    codeOfCountry(each.parts.at(at) ?? '') !== undefined;
  const usual = parted.filter(isCountryAt(-1)).length;
  if (usual < COUNTRIES || usual < CUSTOM * parted.length) return [];
  return parted
    .filter((each) => isCountryAt(0)(each) && !isCountryAt(-1)(each))
    .map(({ text, parts, place }) => {
      const turned = [...parts.slice(1), parts[0]].join(', ');
      return warning('unlike-column', place(), `"${text}" begins with its country, and all others end with it.`, {
        hint: `Write "${turned}".`,
        fix: { from: text, to: turned, isCertain: false },
      });
    });
});
