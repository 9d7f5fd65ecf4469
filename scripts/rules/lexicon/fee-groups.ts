import type { Fee } from '../../../shared/model/content';

/** The columns of fees.csv with amounts. */
export const AMOUNTS = ['local', 'localWithAccommodation', 'international', 'internationalWithAccommodation'] as const;

/** Words for late registration, in ids and categories. */
const LATE =
  /(?<!\p{L})(?:late|on[ -]?site|after|from(?! (?:an? |the |low|middle|high|our |countr|member|abroad|outside|develop))|tard(?:if|ive|ifs)?|sur place|après|متأخر\p{L}*|المتأخر\p{L}*)(?!\p{L}).*$|(?<!\p{L})(?:late|tardif|متأخر)/iu;
const EARLY =
  /(?<!\p{L})(?:early(?:[ -]bird)?|regular|standard|normal|reduced|before|until|anticipé\p{L}*|réduite?s?|reduite?s?|préférentiel\p{L}*|avant|مخفض\p{L}*|مبكر\p{L}*)(?!\p{L})/giu;
const EARLY_BIRD = /(?<!\p{L})(?:early(?:[ -]bird)?|anticipé\p{L}*|مبكر\p{L}*)(?!\p{L})/iu;
/** Words for what is bought in addition to a registration. */
const EXTRA =
  /(?<!\p{L})(?:additional|extra|supplement\w*|accompanying|guest|page|dinner|tutorial|workshop|online|virtual|remote|one day|day|supplémentaire|accompagn\w*|en ligne)(?!\p{L})/iu;

const inWords = ({ id, category }: Fee) => `${id.replaceAll('-', ' ')} ${category}`;

export const isLate = (fee: Fee): boolean =>
  fee.after !== undefined || LATE.test(fee.id.replaceAll('-', ' ')) || LATE.test(fee.category);
/** Returns whether a fee is for early registration, by its words. */
export const isEarly = (fee: Fee): boolean => EARLY_BIRD.test(inWords(fee));
export const isExtra = (fee: Fee): boolean => EXTRA.test(inWords(fee));

/** Returns the names that two rows share if they differ in the time of registration alone; empty for "Late", which is for everybody. */
export const groupsOf = ({ id, category }: Fee): readonly string[] =>
  [id.replaceAll('-', ' '), category].map((text) =>
    text
      .toLowerCase()
      .replace(/^late\s|(?<=^|\s)late(?=\s)/u, '')
      .replace(LATE, '')
      .replace(EARLY, '')
      .replace(/(?<!\p{L})(?:registration|fee|inscription|tarif)s?(?!\p{L})/giu, '')
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  );
