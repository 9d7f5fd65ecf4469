/** Words in services' types of events → kinds of sessions. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/keynote|plenary (talk|lecture)/i, 'keynote'],
  [/\blecture\b/i, 'lecture'],
  [/workshop/i, 'workshop'],
  [/tutorial/i, 'tutorial'],
  [/\bpanel\b|round ?table/i, 'panel'],
  [/poster/i, 'posters'],
  [/\bdemo/i, 'demo'],
  [/\bbreak\b|coffee/i, 'break'],
  [/lunch/i, 'lunch'],
  [/award/i, 'award'],
  [/registration|check-in/i, 'registration'],
  [/social|dinner|reception|party/i, 'social'],
  [/opening|closing|ceremony|welcome/i, 'ceremony'],
];

/** Returns the kind of session for a type of event; undefined for a talk. */
export const sessionKindIn = (type: string): string | undefined => KINDS.find(([words]) => words.test(type))?.[1];
