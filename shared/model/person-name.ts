/**
 * The parts of a name, called as in the Citation Style Language (https://docs.citationstyles.org/en/stable/specification.html#name-variables).
 * A name without parts, such as that of an organisation, is `literal`. Somebody with one name has no given name.
 */
export type PersonName =
  | {
      readonly family: string;
      /** Words such as "van den", which belong to the family name. */
      readonly 'non-dropping-particle'?: string;
      readonly given?: string;
      /** Such as "Jr." or "III". */
      readonly suffix?: string;
    }
  | { readonly literal: string };

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Returns the whole family name, with its particles; of an organisation, its name. */
export const familyOf = (name: PersonName): string =>
  'literal' in name ? name.literal : joined(name['non-dropping-particle'], name.family);

/** Chinese characters and Hangul, which have the family name first, without a space. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;

/** Returns the name in Western order, "Ada van der Sow Jr.", and that of Chinese characters and Hangul in its own. */
export function fullName(name: PersonName): string {
  if ('literal' in name) return name.literal;
  const { family, given = '', suffix } = name;
  if (EAST_ASIAN.test(family + given)) return family + given;
  return joined(given, familyOf(name), suffix);
}

/** Returns the name with the family name first, as in RIS: "van der Sow, Ada, Jr.". */
export const invertedName = (name: PersonName): string =>
  'literal' in name ? name.literal : [familyOf(name), name.given, name.suffix].filter(Boolean).join(', ');
