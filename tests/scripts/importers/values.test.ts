import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { doiIn, linkIn, orcidIn } from '../../../scripts/importers/values/checked';
import { countryIn } from '../../../scripts/importers/values/country';
import { languageIn } from '../../../scripts/importers/values/language';
import { listIn } from '../../../scripts/importers/values/lists';
import { markdownOf, withoutTags } from '../../../scripts/importers/values/markup';
import { peopleIn } from '../../../scripts/importers/values/names';
import { plainText } from '../../../scripts/importers/values/plain-text';
import { kindIn } from '../../../scripts/importers/values/session-kind';
import { verdictOf } from '../../../scripts/importers/values/verdict';
import type { Problem } from '../../../scripts/tables/problem';
import { fileOf, readAll } from './support/exports';

interface Values {
  readonly people: [text: string, names: string[]][];
  readonly keywords: [text: string, words: string[]][];
  readonly countries: [name: string, code: string][];
  readonly 'session kinds': [type: string, kind: string | null][];
  readonly languages: [name: string, code: string | null][];
  readonly decisions: [words: string, verdict: string][];
  readonly markdown: [html: string, text: string][];
}
const VALUES: Values = parse(readFileSync(new URL('./values.yaml', import.meta.url), 'utf8'));

/** The result of a function, and what it reports. */
function reported<T>(work: (report: (problem: Problem) => void) => T): { value: T; messages: string[] } {
  const messages: string[] = [];
  const value = work(({ message }) => messages.push(message));
  return { value, messages };
}

describe('people of one text', () => {
  it.each(VALUES.people)('of "%s" are %j', (text, names) => {
    expect(peopleIn(text, 'here').people.map(({ name }) => name)).toEqual(names);
  });
});

describe('a column', () => {
  const read = async (...rows: readonly string[]) =>
    (await readAll(fileOf(`UID,title,authors,session\n${rows.join('\n')}\n`))).contributions;

  it('with family names first is read so for a single person, too', async () => {
    const contributions = await read(
      '1,On ice,"Sow, Ada; Neri, Luca",A',
      '2,On snow,"Diop, Zoé; Chen, Bo",A',
      '3,On sleet,"Holm, Anders*",A',
    );
    expect(contributions.map(({ people }) => people?.map(({ name }) => name))).toEqual([
      ['Ada Sow', 'Luca Neri'],
      ['Zoé Diop', 'Bo Chen'],
      ['Anders Holm'],
    ]);
  });

  it('has two people with a comma between them where no other row says otherwise', async () => {
    const [paper] = await read('1,On ice,"Ada Sow, Luca Neri",A');
    expect(paper?.people?.map(({ name }) => name)).toEqual(['Ada Sow', 'Luca Neri']);
  });

  it('of sessions splits at a comma only names that other rows have', async () => {
    const contributions = await read(
      '1,On ice,Ada Sow,"Ice, snow and sleet"',
      '2,On snow,Ada Sow,A',
      '3,On rain,Ada Sow,B',
      '4,On fog,Ada Sow,"A, B"',
    );
    expect(contributions.map(({ sessions }) => sessions)).toEqual([['Ice, snow and sleet'], ['A'], ['B'], ['A', 'B']]);
  });
});

describe('texts', () => {
  it.each(VALUES.keywords)('%j are keywords %j', (text, words) => {
    expect(listIn(text)).toEqual(words);
  });

  it.each(VALUES.countries)('the country "%s" is %s', (name, code) => {
    expect(countryIn(name)).toBe(code);
  });

  it.each(VALUES['session kinds'])('an event "%s" is of the kind %s', (type, kind) => {
    expect(kindIn(type) ?? null).toBe(kind);
  });

  it.each(VALUES.languages)('the language "%s" is %s', (name, code) => {
    expect(languageIn(name) ?? null).toBe(code);
  });

  it.each(VALUES.decisions)('the decision "%s" is %s', (words, verdict) => {
    expect(verdictOf(words)).toBe(verdict);
  });

  it('lose their tags, scripts and styles', () => {
    expect(withoutTags('<p>How <b>long</b><br>is &lt;long&gt;?</p><script>alert(1)</script>')).toBe(
      'How long is <long>?',
    );
    expect(withoutTags('if a < b and b > c')).toBe('if a < b and b > c');
  });

  it.each(VALUES.markdown)('%j become Markdown', (html, text) => {
    expect(markdownOf(html)).toBe(text);
  });

  it('lose hidden characters and formulas, which is reported', () => {
    const hidden = reported((report) => plainText('On\u000brulers\u202e', () => 'here', report));
    expect(hidden.value).toBe('On rulers');
    expect(hidden.messages).toEqual([expect.stringContaining('U+000B')]);

    const windows = reported((report) => plainText('On\r\nrulers\rlong', () => 'here', report));
    expect(windows).toEqual({ value: 'On\nrulers\nlong', messages: [] });

    const lost = reported((report) => plainText('It doesn\ufffdt bend', () => 'here', report));
    expect(lost).toEqual({ value: 'It doesn’t bend', messages: [] });

    const rounded = reported((report) => plainText('1.23457E+18', () => 'here', report));
    expect(rounded.value).toBe('');
    expect(rounded.messages).toEqual([expect.stringContaining('its last digits are lost')]);

    const formula = reported((report) => plainText('=HYPERLINK("https://example.org")', () => 'here', report));
    expect(formula.value).toBe('');
    expect(formula.messages).toEqual([expect.stringContaining('is a formula')]);
  });

  it('are checked for their form', () => {
    expect(reported((report) => orcidIn('https://orcid.org/0000-0002-1825-0097', 'here', report))).toEqual({
      value: '0000-0002-1825-0097',
      messages: [],
    });
    expect(reported((report) => orcidIn('0000-0002-1825-0098', 'here', report))).toEqual({
      value: undefined,
      messages: ['"0000-0002-1825-0098" is not an ORCID iD, and is left out.'],
    });
    expect(reported((report) => linkIn('people.example.org/ada', 'here', report)).value).toBe(
      'https://people.example.org/ada',
    );
    expect(reported((report) => linkIn('javascript:alert(1)', 'here', report))).toEqual({
      value: undefined,
      messages: ['"javascript:alert(1)" is not the address of a page, and is left out.'],
    });
    expect(reported((report) => doiIn('https://doi.org/10.1000/182', 'here', report)).value).toBe('10.1000/182');
    expect(reported((report) => doiIn('soon', 'here', report)).messages).toHaveLength(1);
  });
});
