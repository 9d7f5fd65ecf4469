/** Words in services' types of events → kinds of sessions and contributions. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/keynote|plenary (talk|lecture)/i, 'keynote'],
  [/lightning|pecha/i, 'lightning'],
  [/\blecture\b/i, 'lecture'],
  [/workshop/i, 'workshop'],
  [/tutorial/i, 'tutorial'],
  [/\bpanel\b|podium|round ?table/i, 'panel'],
  [/\bbofs?\b|birds of a feather/i, 'bof'],
  [/poster/i, 'posters'],
  [/\bdemo/i, 'demo'],
  [/lunch/i, 'lunch'],
  [/\bbreak\b|coffee/i, 'break'],
  [/award/i, 'award'],
  [/registration|check-in/i, 'registration'],
  [/social|dinner|reception|party/i, 'social'],
  [/opening|closing|ceremony|welcome/i, 'ceremony'],
];

/** Types that are an ordinary talk, or that say nothing. */
const ORDINARY =
  /^$|^\d+[\s-]*(?:min|h|stunde|heure)\p{L}*\.?$|(?<!\p{L})(?:talks?|sessions?|presentations?|breakouts?|vortr[aä]ge?|conf[eé]rences?|exposés?|charlas?|ponencias?|palestras?|regular|standard|other|misc|sonstiges?|autres?|otros?|event)(?!\p{L})/iu;

const plain = (type: string) => type.replaceAll('_', ' ').trim();

/** Returns the kind of session for a type of event; undefined for a talk. */
export const sessionKindIn = (type: string): string | undefined =>
  KINDS.find(([words]) => words.test(plain(type)))?.[1];

/** The same, but for other types than talks returns their names, which become kinds of their own: "Film", "General assembly". */
export function kindIn(type: string): string | undefined {
  const name = plain(type);
  return sessionKindIn(name) ?? (ORDINARY.test(name) ? undefined : name.charAt(0).toUpperCase() + name.slice(1));
}
