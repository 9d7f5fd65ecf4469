const AND = /;\s+|,?\s+(?:and|et|while|whereas|tandis que)\s+|،?\s+(?=و\p{L})/gu;
const NEXT = /,\s+(?=(?:the|le|la|les|l[’']|our|nos?|notre)[\s\p{L}])/giu;

/**
 * The parts of a sentence of which each names something: "the reception is on Monday, and the dinner on Tuesday". What stands before the first
 * "and" is a part of its own even if it names nothing; what names nothing behind one belongs to it.
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
