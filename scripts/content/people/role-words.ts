const ROLE =
  /^(?:(?:honorary|general|program(?:me)?|publicity|publication|finance|registration|local|technical|vice)[- ])*(?:co-?)?(?:chairs?|chairman|chairwoman|chairperson|treasurer|secretary)$|^(?:co-?|vice-?)?président(?:e|s|es)?$|^(?:trésori(?:er|ère)|secrétaire)$|^(?:ال)?رئيسة?$|^نائب(?:ة)? (?:ال)?رئيس$/iu;

/** Whether a text is what somebody does in a committee, and nothing more: "Co-Chair". */
export const isRole = (text: string): boolean => ROLE.test(text.trim());

const HEAD =
  /^(?:(?:honorary|general|program(?:me)?|local|technical|vice)[- ])*(?:co-?)?(?:chairs?|chairman|chairwoman|chairperson|president|treasurer|secretary)\s+(?:of|for)\s|^(?:co-?|vice-?)?(?:président|présidente|trésorier|trésorière|secrétaire)\s+(?:de|d[’']|du|des)(?!\p{L})|^(?:(?:ال)?رئيسة?|نائب(?:ة)?|أمينة?|منسقة?)\s+\p{Script=Arabic}/iu;

/** Whether a text begins with what somebody does, and says of what: "Présidente des journées", and "President of the Society", which may be where they belong. */
export const beginsWithRole = (text: string): boolean => HEAD.test(text.trim());
