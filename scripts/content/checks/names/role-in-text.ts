// Codes: of-another-person.

import { grouped } from '../../../../renderer/format/grouped';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import { withoutTitles } from '../../people/titles';
import type { Diagnostic } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { everyText } from '../../texts/every-text';
import { flawReport } from '../../texts/text-check';

const CAPITAL = /\p{Lu}|\p{Script=Arabic}/u;
/** A name with titles before it, behind a role. */
const BEHIND =
  "(?:,| is|:| -| –)?\\s+((?:(?:Prof|Dr|Mr|Mrs|Ms|Pr|M|Mme)\\.?\\s+)?\\p{Lu}[\\p{L}’'-]+(?:\\s+\\p{Lu}[\\p{L}’'-]+){1,3})";

/** "Our honorary chair, Giancarlo Bellomonte": who is called so in a text is called so in chairs.csv. */
export const roleInText = defineCheck(['chairs'], ({ chairs }, site) => {
  const roles = [...grouped(chairs, ({ value: { role } }) => role.trim().toLowerCase())].filter(([role]) =>
    role.includes(' '),
  );
  if (roles.length === 0) return [];
  const known = new Set(chairs.map(({ value }) => site.people.identityOf(value.name)));
  const forms = roles.map(([role, holders]) => ({
    role,
    holders: new Set(holders.map(({ value }) => site.people.identityOf(value.name))),
    place: holders[0],
    // The role in any letters, and the name in its own.
    form: new RegExp(
      `(?<![\\p{L}-])${escapeRegExp(role).replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)}${BEHIND}`,
      'gu',
    ),
  }));
  return everyText(site, CAPITAL, isAboutTheConference).flatMap((written): Diagnostic[] => {
    const text = typedByHand(written.text);
    for (const { role, holders, form, place } of forms)
      for (const found of text.matchAll(form)) {
        const person = site.people.identityOf(withoutTitles(found[1] ?? ''));
        if (holders.has(person) || !known.has(person)) continue;
        return [
          flawReport('of-another-person', written, {
            start: found.index,
            end: found.index + found[0].length,
            message: `"${found[0].replace(/\s+/g, ' ')}": in chairs.csv, the ${role} is ${place?.value.name}.`,
            hint: 'Correct the name or the role.',
            ...(place && { related: [{ ...place.at('role'), message: 'The role is here.' }] }),
          }),
        ];
      }
    return [];
  });
});
