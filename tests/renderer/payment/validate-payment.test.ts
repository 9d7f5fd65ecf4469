import { describe, expect, it } from 'vitest';
import { toRequest, validatePayment as validateWith } from '../../../renderer/islands/payment/validate-payment';
import { wordsOf } from '../../../shared/words';
import { sampleContent } from '../../support/compiled-conferences';

// The messages of the specification are the sample's own (data/words.yaml).
const validatePayment = validateWith(wordsOf(await sampleContent()).paymentForm.errors);

const valid = {
  first_name: 'Amel',
  last_name: 'Ben Youssef',
  email: 'amel@example.org',
  amount: '12.5',
  currency: '788',
};

describe('the rules of the payment form', () => {
  it('accept a form that is filled in', () => {
    expect(validatePayment(valid)).toEqual({});
  });

  it('require every field, with the messages of the specification', () => {
    expect(validatePayment({})).toEqual({
      first_name: expect.stringMatching(/^Whoops, first name is required\. \p{Emoji_Presentation}$/u),
      last_name: expect.stringMatching(/^Whoops, last name is required\. \p{Emoji_Presentation}$/u),
      email: 'Whoops, a email is required.',
      amount: 'Required',
      currency: 'Required',
    });
  });

  it('treat spaces as empty', () => {
    expect(Object.keys(validatePayment({ first_name: ' ', last_name: '\t', email: ' ', amount: ' ' }))).toHaveLength(5);
  });

  it.each(['Élodie', 'François', 'أميرة بن يوسف', 'فاطمة', 'Ngozi', 'Zoe\u0308', 'Ọlá', '李', 'ዓለም', 'Jean Paul'])(
    'accept the first name %s',
    (first_name) => {
      expect(validatePayment({ ...valid, first_name })).toEqual({});
    },
  );

  it.each(['R2D2', 'Amel!', 'a@b', 'Jean-Paul', "D'Arc", '<b>Amel</b>', '😅'])(
    'reject the first name %s',
    (first_name) => {
      expect(validatePayment({ ...valid, first_name })).toEqual({ first_name: 'Only alphabets are allowed' });
    },
  );

  it('accept any characters in the last name', () => {
    expect(validatePayment({ ...valid, last_name: "O'Neill-2 <b>" })).toEqual({});
  });

  it.each(['amel', 'amel@', '@example.org', 'amel@example', 'amel@example.', 'a b@example.org', 'a@b@example.org'])(
    'reject the e-mail address %s',
    (email) => {
      expect(validatePayment({ ...valid, email })).toEqual({
        email: "Sorry, but that email doesn't seem to be valid.",
      });
    },
  );

  it.each(['12,5', '1.234', 'ten', '-1'])('reject the amount %s', (amount) => {
    expect(validatePayment({ ...valid, amount })).toEqual({
      amount: 'Invalid amount. Please enter a valid monetary value.',
    });
  });
});

it('sends the backend exactly its five fields, with numbers where it expects numbers', () => {
  expect(toRequest({ ...valid, email: ' amel@example.org ' })).toStrictEqual({
    first_name: 'Amel',
    last_name: 'Ben Youssef',
    email: 'amel@example.org',
    amount: 12_500,
    currency: 788,
  });
});
