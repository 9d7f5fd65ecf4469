import { describe, expect, it } from 'vitest';
import { TIMED_SCRIPT } from '../../shared/timed/script';
import { spokenIn, wordsIn, wordsOf } from '../../shared/words';
import { en } from '../../shared/words/en';
import { missingWords } from '../../shared/words/missing-words';
import type { WordOverrides } from '../../shared/words/overrides';
import { phrases } from '../../shared/words/phrases';
import { sourceFiles } from '../renderer/support/source-files';
import { wordsShownBy } from '../renderer/support/words-shown-by';

/** What reads as words and is none of the interface's. */
const NO_WORDS: Readonly<Record<string, string>> = {
  '<!DOCTYPE html>': 'markup',
  '(prefers-reduced-motion: reduce)': 'a media query',
  'not all': 'a media query',
  Escape: 'the name of a key',
  Enter: 'the name of a key',
  'input, textarea, select, [contenteditable]': 'a selector',
  '<p data-as-of="" role="status">': 'markup',
  '<li><a href="': 'markup',
  '<div data-not-kept=""><h1>': 'markup',
  Crossref: 'the name of a service',
  Event: 'a type of schema.org',
  Offer: 'a type of schema.org',
  Place: 'a type of schema.org',
  Organization: 'a type of schema.org',
  Person: 'a type of schema.org',
  Poster: 'a type of schema.org',
  Offline: 'a value of schema.org',
  Mixed: 'a value of schema.org',
  Online: 'a value of schema.org',
  '-//conference-site//Program of a conference//EN': 'by what calendar programs know the product',
  'schedule schedule': 'the kind and the id of a page',
  [TIMED_SCRIPT]: 'a script',
  'formUrl is': 'logged, for developers',
};

/** Where no visitor's words stand: what the look and the model say, they say to organisers and in sheets. */
const ELSEWHERE = /^shared\/(words|look|model)\//;

const SOURCES = sourceFiles('pages', 'renderer', 'shared').filter(({ path }) => !ELSEWHERE.test(path));

/** The names of all words of a group, and of the groups in it. */
const namesIn = (words: object): string[] =>
  Object.entries(words).flatMap(([name, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null ? namesIn(word) : [name],
  );

describe('the words of the interface', () => {
  it('stand in shared/words, and in no component, enhancement or island', async () => {
    const found = await Promise.all(
      SOURCES.map(async ({ path, code }) => (await wordsShownBy(path, code)).map((words) => ({ path, words }))),
    );
    expect(found.flat().filter(({ words }) => !Object.hasOwn(NO_WORDS, words))).toEqual([]);
    expect(Object.keys(NO_WORDS).filter((words) => found.flat().every((each) => each.words !== words))).toEqual([]);
  });

  it('are each said somewhere', () => {
    const code = sourceFiles('pages', 'renderer', 'scripts', 'shared')
      .filter(({ path }) => !path.startsWith('shared/words/'))
      .map((file) => file.code)
      .join('\n');
    const said = new Set(code.match(/[\w-]+/g));
    expect(namesIn(en).filter((name) => !said.has(name))).toEqual([]);
  });

  it('are those of the language, of its region where it has its own, and English where nobody has written them', () => {
    expect(['en', 'en-GB', 'tlh', ''].map((tag) => wordsIn(tag) === en)).toEqual([true, true, true, true]);
  });

  it('are those of a conference in a language of its own once it has written all: its dates, lists and forms follow', () => {
    const fill = (words: object, names: object): WordOverrides =>
      Object.fromEntries(
        Object.entries(words).flatMap(([name, word]: [string, unknown]): [string, string | WordOverrides][] => {
          if (typeof word === 'string') return [[name, `es ${word}`]];
          const filledIn: unknown = names[name as keyof typeof names];
          if (filledIn === undefined) return [];
          if (typeof word === 'object') return [[name, fill(word as object, filledIn as object)]];
          return [[name, { one: 'es {count}', other: 'es {count} más' }]];
        }),
      );
    const own = fill(en, phrases);
    const conference = { language: 'es' };
    const { dates, lists, error } = wordsOf({ conference, words: own });
    expect(dates.date('2027-05-10')).toBe('10 de mayo de 2027');
    expect(dates.period('2027-05-10', '2027-05-12')).toBe('10–12 de mayo de 2027');
    expect(dates.day('2027-05-10')).toBe('lunes, 10 de mayo');
    expect(lists.text(['a', 'b'])).toBe('a, b');
    expect([error.home, spokenIn('es', own)]).toEqual([`es ${en.error.home}`, 'es']);

    const { footer: _, ...most } = own;
    expect(missingWords(most)).toContain('footer.heading');
    expect(wordsOf({ conference: { language: 'es' }, words: most }).dates.date('2027-05-10')).toBe('May 10, 2027');
    expect(spokenIn('es', most)).toBe('en');
  });

  it('agree in number with what they count', () => {
    expect([1, 2].map(en.schedule.chairs)).toEqual(['Chair', 'Chairs']);
    expect([[4], [4, 5]].map(en.documents.booklet.inSchedule)).toEqual([
      'In the schedule: session 4',
      'In the schedule: sessions 4 and 5',
    ]);
  });

  it('quote what has marks of its own with marks of the other kind', () => {
    expect(wordsIn('fr').quoted('« Rien » : compter la négation')).toBe(
      '«\u00a0“Rien”\u00a0: compter la négation\u00a0»',
    );
  });

  it('join what is listed, and leave out what is empty', () => {
    expect(en.lists.text(['Sfax', '', undefined, 'Tunis'])).toBe('Sfax, Tunis');
    expect(en.lists.text(['', 'Sfax', undefined])).toBe('Sfax');
    expect(en.lists.text(['', undefined])).toBe('');
  });
});

describe('the search for words in a component', () => {
  it.each([
    ['text', '<p>Chairs</p>'],
    ['text in an expression', "<p>{open ? 'Play' : 'pause'}</p>"],
    ['a name for screen readers', '<nav aria-label="main" />'],
    ['a template', '<p>{`three stars`}</p>'],
    ['a property', '<Section heading="posters" />'],
    ['a text beside the HTML', "<p>{label}</p>; const label = 'All topics'"],
  ])('finds %s', async (_, jsx) => {
    expect(await wordsShownBy('x.tsx', `const x = (count: number) => ${jsx}`)).toHaveLength(jsx.includes('?') ? 2 : 1);
  });

  it('leaves names of classes and elements, addresses and messages to developers alone', async () => {
    const jsx = '<a className="card" href="/images/icons/star.svg" rel="noopener" data-load="idle">{at + id}</a>';
    expect(await wordsShownBy('x.tsx', `console.error('The form failed.'); const x = ${jsx}`)).toEqual([]);
  });
});
