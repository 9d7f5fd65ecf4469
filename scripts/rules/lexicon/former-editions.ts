import { sentenceAround } from './sentences';

/** Verbs in the past tense. */
const WAS =
  /(?<!\p{L})(?:was|were|had (?:been|taken)|took place|began|started|grew|came to life|met in|has met|have met|avait|avaient|a eu|ont eu|eut|fut|était|a commencé|est née?|s[’']est (?:tenue?|déroulée?)|s[’']était|accueilli|hosted)(?!\p{L})|(?:عقدت|انعقدت|بدأت|كانت|أقيمت)/iu;

/** Returns whether the sentence at a place is about a former edition: "The third edition was held in Niamey in 2026". */
export function isFormer(text: string, at: number, years: readonly number[]): boolean {
  const sentence = sentenceAround(text, at);
  const [named] = sentence.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  return WAS.test(sentence) && (named === undefined || Number(named) < Math.min(...years));
}
