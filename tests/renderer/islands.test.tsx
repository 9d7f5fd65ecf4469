import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Island } from '../../renderer/Island';
import { inlineJson } from '../../renderer/inline-json';
import { CommitteesAccordion } from '../../renderer/islands/CommitteesAccordion';
import { Countdown } from '../../renderer/islands/Countdown';
import { numberOf, roundOf, type Unit, units } from '../../renderer/islands/countdown/units';
import { JoinForm } from '../../renderer/islands/JoinForm';
import { validateJoin as validateWith } from '../../renderer/islands/join/validate-join';
import { wordsIn, wordsOf } from '../../shared/words';
import { pluralNames } from '../../shared/words/plural-names';
import { sampleContent } from '../support/compiled-conferences';

const en = wordsIn('en');

const { welcome: _, ...joinWords } = en.join;

const HOSTILE = '</script><script>alert(1)</script><!-- & "quoted" \u2028';

describe('the JSON of an island', () => {
  it('contains its props, and no text in it ends the script element', () => {
    const json = inlineJson({ text: HOSTILE });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text: HOSTILE });
  });

  it('is read from the page unchanged', () => {
    const props = { button: HOSTILE, welcome: 'Été & Co.', words: joinWords, toasts: en.toasts };
    const html = renderToStaticMarkup(<Island name="JoinForm" component={JoinForm} props={props} load="near" />);
    const island = parse(html, { blockTextElements: { script: true } }).querySelector('[data-island=JoinForm]');
    expect(island?.getAttribute('data-load')).toBe('near');
    expect(island?.childNodes).toHaveLength(2);
    expect(JSON.parse(island?.querySelector('script[type="application/json"]')?.rawText ?? '')).toEqual(props);
  });
});

describe('the static HTML of an island', () => {
  const members = [{ name: 'Amel Ben Youssef', affiliation: 'University of Sousse' }];
  const committees = [{ id: 'steering', title: 'Steering', path: '/steering', members }];
  const namesOf = (unit: Unit['name']) => pluralNames(en.countdown.left[unit], 'en');
  const names = {
    days: namesOf('days'),
    hours: namesOf('hours'),
    minutes: namesOf('minutes'),
    seconds: namesOf('seconds'),
  };
  const html = renderToStaticMarkup(
    <>
      <Island
        name="CommitteesAccordion"
        component={CommitteesAccordion}
        props={{ committees, words: { ...en.committees, colon: en.colon } }}
        load="idle"
      />
      <Island
        name="Countdown"
        component={Countdown}
        props={{ target: '2023-12-13T08:00+01:00', words: en.countdown, names }}
        load="near"
      />
      <Island
        name="JoinForm"
        component={JoinForm}
        props={{ button: 'Join', welcome: 'Welcome', words: joinWords, toasts: en.toasts }}
        load="near"
      />
    </>,
  );

  it('has nothing that the content security policy forbids', () => {
    expect(html).not.toMatch(/ style=| on[a-z]+=/i);
  });

  it('shows every committee open, and a countdown without numbers', () => {
    const root = parse(html);
    expect(root.querySelector('[data-state]')?.getAttribute('data-state')).toBe('entered');
    expect(root.querySelector('[hidden]')).toBeNull();
    expect(root.querySelectorAll('[role=timer] p').map((timer) => timer.textContent)).toEqual([
      '– days',
      '– hours',
      '– minutes',
      '– seconds',
    ]);
  });
});

const DAY = 86_400;
const numbersAt = (secondsLeft: number) => units.map((unit) => numberOf(unit, secondsLeft));
const unitNamed = (name: Unit['name']) => units.find((unit) => unit.name === name) as Unit;

describe('the numbers of the countdown', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [1, [0, 0, 0, 1]],
    [59, [0, 0, 0, 59]],
    [60, [0, 0, 1, 0]],
    [3600, [0, 1, 0, 0]],
    [DAY - 1, [0, 23, 59, 59]],
    [DAY, [1, 0, 0, 0]],
    [10 * DAY, [10, 0, 0, 0]],
    [DAY + 3600 + 60 + 1, [1, 1, 1, 1]],
    [400 * DAY + 5, [400, 0, 0, 5]],
  ])('are right for %i seconds', (secondsLeft, numbers) => {
    expect(numbersAt(secondsLeft)).toEqual(numbers);
  });
});

describe('a round of a timer', () => {
  it.each([
    ['seconds', 60],
    ['minutes', 3600],
    ['hours', DAY],
  ] as const)('of the %s lasts %i seconds, and begins full', (name, duration) => {
    expect(roundOf(unitNamed(name), 7 * duration + 0.25)).toEqual({ duration, left: 0.25 });
    expect(roundOf(unitNamed(name), 7 * duration)).toEqual({ duration, left: duration });
    expect(roundOf(unitNamed(name), 0)).toEqual({ duration, left: 0 });
  });

  it('of the days lasts all remaining days', () => {
    expect(roundOf(unitNamed('days'), 3 * DAY)).toEqual({ duration: 3 * DAY, left: 3 * DAY });
    expect(roundOf(unitNamed('days'), 2.5 * DAY)).toEqual({ duration: 3 * DAY, left: 2.5 * DAY });
    expect(roundOf(unitNamed('days'), 1)).toEqual({ duration: DAY, left: 1 });
    expect(roundOf(unitNamed('days'), 0)).toEqual({ duration: DAY, left: 0 });
  });
});

// The messages of the specification are the sample's own (data/words.yaml).
const validateJoin = validateWith(wordsOf(await sampleContent()).join.errors);

it('requires every field of the sign-up schema, with the messages of the specification', () => {
  expect(validateJoin({})).toEqual({
    name: 'Whoops, a name is required.',
    first_name: 'Whoops, a name is required.',
    last_name: 'Whoops, a last name is required.',
    email: 'Whoops, a email is required.',
    password: 'Whoops, a password is required.',
  });
});

it('requires a valid e-mail address, and a password of six characters', () => {
  const errors = validateJoin({ name: 'Amel', email: 'amel@example', password: '12345' });
  expect(errors).toMatchObject({
    email: "Sorry, but that email doesn't seem to be valid.",
    password: 'Your password must be at least 6 characters long.',
  });
  expect(errors).not.toHaveProperty('name');
});

it('always reports the first and last name, which the form does not have', () => {
  const form = { name: 'Amel Gharbi', email: 'amel@example.org', password: '123456' };
  expect(Object.keys(validateJoin(form))).toEqual(['first_name', 'last_name']);
  expect(validateJoin({ ...form, first_name: 'Amel', last_name: 'Gharbi' })).toEqual({});
});
