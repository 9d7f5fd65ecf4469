/** Words by which services name types of events → the kind of session that they are. */
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

/** The kind of session that a type of event is; undefined of a talk. */
export const sessionKindIn = (type: string): string | undefined => KINDS.find(([words]) => words.test(type))?.[1];
