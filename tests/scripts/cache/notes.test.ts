import { expect, it } from 'vitest';
import { notesSorter } from '../../../scripts/cache/notes';

it('parts from the notes of each thing what others have noted, and keeps that in one list for all', () => {
  const sorted = notesSorter([]);
  expect(sorted(['words', 'theme', 'paper 1'])).toEqual({ shared: [], own: ['words', 'theme', 'paper 1'] });
  const second = sorted(['words', 'paper 2', 'theme']);
  const third = sorted(['words', 'paper 3', 'theme']);
  expect(second).toEqual({ shared: ['words', 'theme'], own: ['paper 2'] });
  expect(third).toEqual({ shared: ['words', 'theme'], own: ['paper 3'] });
  expect(third.shared).toBe(second.shared);
});

it('goes on with the lists of earlier runs', () => {
  const known = { shared: ['words', 'theme'], own: ['paper 1'] };
  const found = notesSorter([known])(['words', 'theme', 'paper 2']);
  expect(found.own).toEqual(['paper 2']);
  expect(found.shared).toBe(known.shared);
});
