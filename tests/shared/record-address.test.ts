import { describe, expect, it } from 'vitest';
import { formats } from '../../scripts/content/validate/formats';
import { recordAddress } from '../../shared/format/record-address';

describe('the address of a record of the program', () => {
  it.each([
    ['session', 'oral-1', '/sessions/oral-1'],
    ['paper', '239', '/papers/239'],
    ['paper', 'main.49', '/papers/main.49'],
    ['paper', 'findings/2023.acl', '/papers/findings~2023~acl'],
    ['paper', 'a/../b', '/papers/a~..~b'],
    ['poster', 'P01', '/posters/P01'],
    ['person', 'nour-haddad', '/people/nour-haddad'],
  ] as const)('of the %s %s is %s, which a page may have', (kind, id, address) => {
    expect(recordAddress(kind, id)).toBe(address);
    expect(formats.route.test(address)).toBe(true);
  });
});
