/** A part of the content that the sample has, though another conference may not. */
export function there<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The sample lacks a part that this test is about.');
  return part;
}
