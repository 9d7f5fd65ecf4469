/** Short names that are not the beginning of the long name. */
const NICKNAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    andy: 'andrew',
    becky: 'rebecca',
    bill: 'william',
    bob: 'robert',
    chuck: 'charles',
    dave: 'david',
    dick: 'richard',
    hal: 'harold',
    jack: 'john',
    jenny: 'jennifer',
    jerry: 'gerald',
    jim: 'james',
    kate: 'katherine',
    kathy: 'katherine',
    larry: 'lawrence',
    liz: 'elizabeth',
    mike: 'michael',
    nick: 'nicholas',
    peggy: 'margaret',
    rick: 'richard',
    steve: 'steven',
    ted: 'edward',
    tony: 'anthony',
  }),
);

/** Returns the full name for a nickname, or the word itself. */
export const nicknameOf = (word: string): string => NICKNAMES.get(word) ?? word;

/** Tells whether one name is short for the other: "Tim" for "Timothy", "Bill" for "William". One letter less is a different name: "Samir" and "Samira". */
export function isShortFor(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return (
    (short.length >= 3 && long.length - short.length >= 2 && long.startsWith(short)) ||
    NICKNAMES.get(short) === long ||
    NICKNAMES.get(long) === short
  );
}
