import { withoutTitles } from './titles';

/** Particles that belong to the family name after them. */
const PARTICLES = new Set(
  'abi abou abu aït ait al at ben bin bint bou da dal de del della den der des di dos du el ibn la las le los mac o san st ten ter van von zu'.split(
    ' ',
  ),
);

/** Titles of any kind before a name, each with its full stop: "Prof. Dr.". */
const TITLES = /^(?:\p{Lu}\p{L}*\.\s+)+/u;

/**
 * Guesses the family name: the part before a comma, else the last word with the particles before it. people.csv can correct it.
 */
export function familyNameIn(name: string): string {
  const [before = '', after] = withoutTitles(name).split(/[,،，]/);
  if (after !== undefined) return before.trim();
  const words = withoutTitles(name).replace(TITLES, '').trim().split(/\s+/);
  let first = words.length - 1;
  while (first > 1 && PARTICLES.has((words[first - 1] ?? '').toLowerCase())) first -= 1;
  return words.slice(first).join(' ');
}
