const AND = /;\s+|,?\s+(?:and|et|while|whereas|tandis que)\s+|،?\s+(?=و\p{L})/gu;
const NEXT = /,\s+(?=(?:the|le|la|les|l[’']|our|nos?|notre)[\s\p{L}])/giu;

/**
 * The parts of a sentence of which each names something: "the reception is on Monday, and the dinner on Tuesday". The
 * words before the first "and" are a part of their own even if they name nothing; later words that name nothing belong
 * to the part before them.
 */
export function partsOf(sentence: string, names: (words: string) => boolean): readonly string[] {
  const parts: string[] = [];
  for (const clause of sentence.split(AND)) {
    for (const piece of clause.split(NEXT)) {
      const last = parts.at(-1);
      if (last === undefined || names(piece)) parts.push(piece);
      else parts[parts.length - 1] = `${last}, ${piece}`;
    }
  }
  return parts;
}
