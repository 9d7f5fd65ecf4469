/** What has been: a former edition beside its year, or in the past tense. */
const WAS =
  /(?<!\p{L})(?:was|were|had (?:been|taken)|took place|avait|avaient|a eu|ont eu|eut|fut|était|s[’']est (?:tenue?|déroulée?)|s[’']était|accueilli|hosted)(?!\p{L})|(?:عقدت|انعقدت|كانت|أقيمت)/iu;

/** Whether the sentence around a place speaks of an edition that is over: "The third edition was held in Niamey in 2026". */
export function isFormer(text: string, at: number, years: readonly number[]): boolean {
  const from = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n\n', at)) + 1;
  const sentence = text.slice(from, at) + (text.slice(at).split(/[.!?](?:\s|$)|\n\s*\n/)[0] ?? '');
  const [named] = sentence.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  return WAS.test(sentence) && (named === undefined || Number(named) < Math.min(...years));
}
