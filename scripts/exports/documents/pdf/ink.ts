import { numberOf } from './number-of';

const inks = new Map<string, string>();

/** The operator that chooses a colour, `#rrggbb`, for letters: pdfkit reads it anew for each text, and chooses a space of colours as well. */
export function inkOf(colour: string): string {
  const known = inks.get(colour);
  if (known) return known;
  const shares = [1, 3, 5].map((at) => numberOf(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const ink = `${shares.join(' ')} rg`;
  inks.set(colour, ink);
  return ink;
}
