const ROLE =
  /^(?:(?:honorary|general|program(?:me)?|publicity|publication|finance|registration|local|technical|vice)[- ])*(?:co-?)?(?:chairs?|chairman|chairwoman|chairperson|treasurer|secretary)$|^(?:co-?|vice-?)?président(?:e|s|es)?$|^(?:trésori(?:er|ère)|secrétaire)$|^(?:ال)?رئيسة?$|^نائب(?:ة)? (?:ال)?رئيس$/iu;

/** Whether a text is what somebody does in a committee, and nothing more: "Co-Chair". */
export const isRole = (text: string): boolean => ROLE.test(text.trim());
