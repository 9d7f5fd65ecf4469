import { expect, it } from 'vitest';
import { keptByText } from '../../scripts/content/texts/kept-by-text';

/** A function that keeps its results, and the texts for which it had to make one. */
function counted(limits: Parameters<typeof keptByText>[1]) {
  const made: string[] = [];
  const ask = keptByText((text) => {
    made.push(text);
    return text === 'nothing' ? undefined : text.length;
  }, limits);
  return { made, ask };
}

it('makes once what is asked for again, even where there is nothing to say', () => {
  const { made, ask } = counted({ most: 10, longest: 10 });
  expect(['one', 'nothing', 'one', 'nothing'].map(ask)).toEqual([3, undefined, 3, undefined]);
  expect(made).toEqual(['one', 'nothing']);
});

it('forgets what nobody has asked for since, and of what is long keeps the last alone', () => {
  const { made, ask } = counted({ most: 2, longest: 5 });
  for (const text of ['a', 'b', 'c', 'a', 'd', 'e', 'a', 'longer', 'longer', 'as long', 'longer']) ask(text);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'longer', 'as long', 'longer']);
  ask('b');
  expect(made.at(-1)).toBe('b');
});
