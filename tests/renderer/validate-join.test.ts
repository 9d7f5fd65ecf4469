import { expect, it } from 'vitest';
import { validateJoin as validateWith } from '../../renderer/islands/join/validate-join';
import { en } from '../../shared/words/en';

const validateJoin = validateWith(en.join.errors);

it('asks for every field of the sign-up schema, in the words of the specification', () => {
  expect(validateJoin({})).toEqual({
    name: 'Whoops, a name is required.',
    first_name: 'Whoops, a name is required.',
    last_name: 'Whoops, a last name is required.',
    email: 'Whoops, a email is required.',
    password: 'Whoops, a password is required.',
  });
});

it('wants an e-mail address that looks like one, and six characters of password', () => {
  const errors = validateJoin({ name: 'Amel', email: 'amel@example', password: '12345' });
  expect(errors).toMatchObject({
    email: "Sorry, but that email doesn't seem to be valid.",
    password: 'Your password must be at least 6 characters long.',
  });
  expect(errors).not.toHaveProperty('name');
});

it('can never be satisfied by the form, which has no first and last name', () => {
  const form = { name: 'Amel Gharbi', email: 'amel@example.org', password: '123456' };
  expect(Object.keys(validateJoin(form))).toEqual(['first_name', 'last_name']);
  expect(validateJoin({ ...form, first_name: 'Amel', last_name: 'Gharbi' })).toEqual({});
});
