// Codes: unlike-column.

import { defineCheck } from '../../check';
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

/** A title or position and nothing else: where somebody works is not said. */
const POSITION =
  /^(?:(?:assistant|associate|full|adjunct|emeritus|visiting|senior|junior|principal) )*(?:professor|lecturer|researcher|research (?:fellow|scientist|assistant|engineer)|scientist|ph\.? ?d\.?(?: (?:student|candidate))?|doctoral (?:student|candidate)|postdoc(?:toral (?:fellow|researcher))?|student|prof\.?|dr\.?|mr\.?|mrs\.?|ms\.?|engineer)$|^(?:professeure?|maîtresse? de conférences|doctorante?|chercheu(?:r|se)|ingénieure?|étudiante?)$|^(?:أستاذة?(?: (?:مساعدة?|محاضرة?))?|باحثة?|دكتورة?|طالبة?)$/iu;

/** Somebody's title is not where they work; where many say it so, it is a custom. */
export const positionAsAffiliation = defineCheck(['programCommittee', 'committeeMembers', 'chairs'], (records) =>
  [records.programCommittee, records.committeeMembers, records.chairs].flatMap((all): Diagnostic[] => {
    const told = all as readonly Entry<{ readonly affiliation?: string | undefined }>[];
    const odd = told.filter(({ value: { affiliation = '' } }) => POSITION.test(affiliation.trim()));
    if (odd.length > Math.max(1, told.length / FEWEST)) return [];
    return odd.map(({ value: { affiliation = '' }, at }) =>
      warning(
        'unlike-column',
        at('affiliation'),
        `${quote(affiliation)} is what somebody is, and not where they work.`,
        {
          hint: 'Write the institution, and leave titles out.',
        },
      ),
    );
  }),
);
