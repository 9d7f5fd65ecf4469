import { grouped } from '../../../shared/format/grouped';
import { withoutTitles } from '../../content/people/titles';
import type { WrittenText } from './every-text';

/** How the names of a conference are written: where each stands, and which words are given and family names of those in full. */
export interface Usage {
  /** The tables that have a name, by the name without titles. */
  readonly sources: ReadonlyMap<string, ReadonlySet<WrittenText['source']>>;
  readonly given: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

/** The usage of some names, gathered when it is first asked for: most names are written as all others are. */
export function usageOf(names: readonly WrittenText[]): () => Usage {
  let known: Usage | undefined;
  return () => {
    known ??= gathered(names);
    return known;
  };
}

function gathered(names: readonly WrittenText[]): Usage {
  const places = grouped(names, ({ text }) => withoutTitles(text));
  const sources = new Map([...places].map(([name, all]) => [name, new Set(all.map(({ source }) => source))]));
  const full = names
    .map(({ text }) => text.split(' '))
    .filter((words) => words.length > 1 && (words.at(-1)?.length ?? 0) > 2);
  const given = new Set(full.map((words) => words[0] ?? ''));
  return { sources, given, family: new Set(full.map((words) => words.at(-1) ?? '')) };
}

/** Whether the first word of a name is the given name of others, and nobody's family name: "Paolo B." is in the right order. */
export function isGivenFirst(name: string, { given, family }: Usage): boolean {
  const [first = '', ...others] = name.split(' ');
  return others.length > 0 && given.has(first) && !family.has(first);
}
