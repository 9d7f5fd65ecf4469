import { readFileSync } from 'node:fs';
import { inProject } from '../../bootstrap/project.mjs';

const TOKENS = 'renderer/styles/tokens.css';

/** The site's own colours, by the names of their tokens: the cards follow when the design changes. */
export function palette<const Names extends string>(names: readonly Names[]): Readonly<Record<Names, string>> {
  const css = readFileSync(inProject(TOKENS), 'utf8');
  const colours = names.map((name) => {
    const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`, 'i').exec(css)?.[1];
    if (colour === undefined) throw new Error(`${TOKENS} has no colour --${name} of the form #rrggbb`);
    return [name, colour] as const;
  });
  return Object.fromEntries(colours) as Record<Names, string>; // one for each name
}
