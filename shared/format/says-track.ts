/**
 * Whether the label of a date has every word of a track's title already, in singular or plural: "Late poster deadline"
 * says "Late Posters".
 */
export function saysTrack(label: string, title: string): boolean {
  const said = wordsIn(label);
  return wordsIn(title).every((word) => said.some((each) => isSame(each, word)));
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether two words are equal, or differ by one more letter at the end. */
const isSame = (one: string, other: string) =>
  one === other || one.slice(0, -1) === other || one === other.slice(0, -1);
