import { expect, it } from 'vitest';
import { besideOthers } from '../../pages/schedule/beside-others';

const at = (id: string, start: string, end: string) => ({
  id,
  kind: 'oral',
  date: '2024-05-20',
  start,
  end,
  title: id,
});
const sessions = [at('one', '09:00', '10:00'), at('other', '09:30', '10:30'), at('late', '11:00', '12:00')];
const besides = (posters: readonly { readonly session: string }[]) =>
  [...besideOthers(sessions, { sessionKinds: [], posters })].map(({ id }) => id);

it('sets sessions of one time beside each other', () => {
  expect(besides([])).toEqual(['one', 'other']);
});

it('leaves the whole width to a session with posters', () => {
  expect(besides([{ session: 'other' }])).toEqual(['one']);
});
