import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../scripts/importers/read/problem';
import { doiIn, linkIn, orcidIn } from '../../../scripts/importers/values/checked';
import { countryIn } from '../../../scripts/importers/values/country';
import { listIn } from '../../../scripts/importers/values/lists';
import { markdownOf, withoutTags } from '../../../scripts/importers/values/markup';
import { peopleIn } from '../../../scripts/importers/values/names';
import { plainText } from '../../../scripts/importers/values/plain-text';
import { sessionKindIn } from '../../../scripts/importers/values/session-kind';
import { fileOf, readAll } from './support/exports';

/** What a function reports beside its result. */
function told<T>(work: (report: (problem: Problem) => void) => T): { value: T; messages: string[] } {
  const messages: string[] = [];
  const value = work(({ message }) => messages.push(message));
  return { value, messages };
}

describe('people of one text', () => {
  it.each([
    ['Ada Sow, Luca Neri and Zoé Diop', ['Ada Sow', 'Luca Neri', 'Zoé Diop']],
    ['Ada Sow and Luca Neri', ['Ada Sow', 'Luca Neri']],
    ['Ada Sow', ['Ada Sow']],
    ['Sow, Ada; Neri, Luca', ['Ada Sow', 'Luca Neri']],
    ['Ada Sow|Luca Neri', ['Ada Sow', 'Luca Neri']],
    ['Ada Sow (Dakar; Senegal)*; Luca Neri (Pisa)', ['Ada Sow', 'Luca Neri']],
    ['Ada Sow <ada@example.org>; Luca Neri', ['Ada Sow', 'Luca Neri']],
    ['Jan Novák, jr. (Prague)*; Ada Sow, PhD; Neri, Luca', ['Jan Novák, jr.', 'Ada Sow, PhD', 'Luca Neri']],
    ['Ann Lee, Bo Chen, Jr. and Cy Dow', ['Ann Lee', 'Bo Chen, Jr.', 'Cy Dow']],
    ['Ann Lee, PhD, Bo Chen III, and Cy Dow, Sr.', ['Ann Lee, PhD', 'Bo Chen III', 'Cy Dow, Sr.']],
    ['Chen, Bo, Jr.; Lee, Ann', ['Bo Chen, Jr.', 'Ann Lee']],
    ['Alexandra Sow and Anders Holm', ['Alexandra Sow', 'Anders Holm']],
    ['Lin (Mia) Chen; Ada Sow (Dakar)', ['Lin (Mia) Chen', 'Ada Sow']],
    ['', []],
  ])('of "%s" are %j', (text, names) => {
    expect(peopleIn(text, 'here').people.map(({ name }) => name)).toEqual(names);
  });
});

describe('a column', () => {
  const read = async (...rows: readonly string[]) =>
    (await readAll(fileOf(`UID,title,authors,session\n${rows.join('\n')}\n`))).papers;

  it('of family names first names one person alone so, too', async () => {
    const papers = await read(
      '1,On ice,"Sow, Ada; Neri, Luca",A',
      '2,On snow,"Diop, Zoé; Chen, Bo",A',
      '3,On sleet,"Holm, Anders*",A',
    );
    expect(papers.map(({ authors }) => authors?.map(({ name }) => name))).toEqual([
      ['Ada Sow', 'Luca Neri'],
      ['Zoé Diop', 'Bo Chen'],
      ['Anders Holm'],
    ]);
  });

  it('has two people with a comma between where no other row says otherwise', async () => {
    const [paper] = await read('1,On ice,"Ada Sow, Luca Neri",A');
    expect(paper?.authors?.map(({ name }) => name)).toEqual(['Ada Sow', 'Luca Neri']);
  });

  it('of sessions parts at a comma only what other rows name', async () => {
    const papers = await read(
      '1,On ice,Ada Sow,"Ice, snow and sleet"',
      '2,On snow,Ada Sow,A',
      '3,On rain,Ada Sow,B',
      '4,On fog,Ada Sow,"A, B"',
    );
    expect(papers.map(({ sessions }) => sessions)).toEqual([['Ice, snow and sleet'], ['A'], ['B'], ['A', 'B']]);
  });
});

describe('texts', () => {
  it.each([
    ['rulers\nlong  lengths\n', ['rulers', 'long lengths']],
    ['rulers; lengths, long; rulers', ['rulers', 'lengths, long']],
    ['rulers|lengths', ['rulers', 'lengths']],
    ['rulers, lengths', ['rulers', 'lengths']],
  ])('%j are keywords %j', (text, words) => {
    expect(listIn(text)).toEqual(words);
  });

  it.each([
    ['Tunisia', 'TN'],
    ['tn', 'TN'],
    ['United States', 'US'],
    ['United Kingdom', 'GB'],
    ['Russian Federation', 'RU'],
    ['Atlantis', 'Atlantis'],
  ])('the country "%s" is %s', (name, code) => {
    expect(countryIn(name)).toBe(code);
  });

  it.each([
    ['Keynote', 'keynote'],
    ['Coffee Break', 'break'],
    ['Long talk', undefined],
    ['Demonstration', 'demo'],
  ])('an event "%s" is of the kind %s', (type, kind) => {
    expect(sessionKindIn(type)).toBe(kind);
  });

  it('lose their tags, and what scripts and styles hold', () => {
    expect(withoutTags('<p>How <b>long</b><br>is &lt;long&gt;?</p><script>alert(1)</script>')).toBe(
      'How long is <long>?',
    );
    expect(withoutTags('if a < b and b > c')).toBe('if a < b and b > c');
  });

  it.each([
    [
      '<p>How <b>long</b> is <a href="https://example.org/a?b=(c)&amp;d">this</a>?</p><p>Very.</p>',
      'How **long** is [this](https://example.org/a?b=%28c%29&d)?\n\nVery.',
    ],
    ['<ol><li>one<ul><li>half</li></ul></li><li>two</li></ol>', '1. one\n   - half\n2. two'],
    ['<h2>What <b>for</b></h2>a<br>b<script>c</script><img src="x" alt="A ruler">', '**What for**\n\na\nbA ruler'],
    ['<a href="javascript:alert(1)">Run</a> <a href="mailto:ada@example.org">Write</a>', 'Run Write'],
    ['<p>2*3*4 is [not] a link</p>', '2\\*3\\*4 is \\[not\\] a link'],
    ['One\n\n- **two**\n- R&amp;D, see <https://example.org>', 'One\n\n- **two**\n- R&D, see <https://example.org>'],
    ['**One** <i>two</i><br/><a href="https://example.org">three</a>', '**One** two\n[three](https://example.org)'],
    ['if a < b and b > c', 'if a < b and b > c'],
    [`${'<div>'.repeat(99)}deep${'</div>'.repeat(99)}`, 'deep'],
  ])('%j become Markdown', (html, text) => {
    expect(markdownOf(html)).toBe(text);
  });

  it('lose hidden characters and formulas, which is told', () => {
    const hidden = told((report) => plainText('On\u000brulers\u202e', () => 'here', report));
    expect(hidden.value).toBe('On rulers');
    expect(hidden.messages).toEqual([expect.stringContaining('U+000B')]);

    const windows = told((report) => plainText('On\r\nrulers\rlong', () => 'here', report));
    expect(windows).toEqual({ value: 'On\nrulers\nlong', messages: [] });

    const rounded = told((report) => plainText('1.23457E+18', () => 'here', report));
    expect(rounded.value).toBe('');
    expect(rounded.messages).toEqual([expect.stringContaining('its last digits are lost')]);

    const formula = told((report) => plainText('=HYPERLINK("https://example.org")', () => 'here', report));
    expect(formula.value).toBe('');
    expect(formula.messages).toEqual([expect.stringContaining('is a formula')]);
  });

  it('are held to their form', () => {
    expect(told((report) => orcidIn('https://orcid.org/0000-0002-1825-0097', 'here', report))).toEqual({
      value: '0000-0002-1825-0097',
      messages: [],
    });
    expect(told((report) => orcidIn('0000-0002-1825-0098', 'here', report))).toEqual({
      value: undefined,
      messages: ['"0000-0002-1825-0098" is not an ORCID iD, and is left out.'],
    });
    expect(told((report) => linkIn('people.example.org/ada', 'here', report)).value).toBe(
      'https://people.example.org/ada',
    );
    expect(told((report) => linkIn('javascript:alert(1)', 'here', report))).toEqual({
      value: undefined,
      messages: ['"javascript:alert(1)" is not the address of a page, and is left out.'],
    });
    expect(told((report) => doiIn('https://doi.org/10.1000/182', 'here', report)).value).toBe('10.1000/182');
    expect(told((report) => doiIn('soon', 'here', report)).messages).toHaveLength(1);
  });
});
