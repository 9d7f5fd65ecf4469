/** A title of one word is a word of many sentences. */
export const FEWEST_WORDS = 2;

/** The number of first letters that akin words share: "Apply" and "Application". */
export const SHORTEST = 4;

/** Words that any link may have: "the ministry's site" is no mailbox of the site. */
export const ANY_PLACE =
  /^(?:sites?|web|website|pages?|links?|liens?|online|forms?|formulaires?|services?|team|equipe|desk|office|bureau|address|adresse|help|aide|here|موقع|صفحة|رابط)$/u;
