import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../scripts/content/texts/templates';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

const facts = {
  values: {
    conference: { acronym: 'R&D 2024', venue: { name: 'House' }, start: '2024-05-02' },
    deadlines: { regular: { 'camera-ready': '2024-01-15' } },
  },
  incomplete: new Set<string>(),
};

describe('fillIn', () => {
  it.each([
    ['a text without expressions', 'Plain { text }.', 'Plain { text }.'],
    ['a name', '{{conference.acronym}}', 'R&D 2024'],
    ['spaces', '{{ conference.venue.name }}!', 'House!'],
    ['three braces', '{{{conference.acronym}}}', 'R&D 2024'],
    ['a date', 'By {{date deadlines.regular.camera-ready}}.', 'By January 15, 2024.'],
    ['several', '{{conference.venue.name}}, {{date conference.start}}', 'House, May 02, 2024'],
    ['braces that are meant', '\\{{conference.acronym}}', '{{conference.acronym}}'],
  ])('fills in %s', (_name, text, filled) => {
    expect(fillIn(text, facts)).toEqual({ text: filled, problems: [], complete: true });
  });

  it.each([
    ['an expression that is not closed', 'A {{conference.acronym} B', 'template-syntax', '{{conference.acronym}'],
    ['the one that is not closed, after others', '{{conference.acronym}} {{x', 'template-syntax', '{{x'],
    ['a block', '{{#if conference}}x{{/if}}', 'template-syntax', '{{#if conference}}x{{/if}}'],
    ['a partial', '{{> layout}}', 'template-syntax', '{{> layout}}'],
    ['a comment', '{{! later}}', 'template-syntax', '{{! later}}'],
    ['another helper', '{{lookup conference "acronym"}}', 'template-syntax', '{{lookup conference "acronym"}}'],
    ['a date of nothing', '{{date}}', 'template-syntax', '{{date}}'],
    ['a date with options', '{{date conference.start x=1}}', 'template-syntax', '{{date conference.start x=1}}'],
    ['a date in quotation marks', '{{date "2024-01-01"}}', 'template-syntax', '{{date "2024-01-01"}}'],
    ['a name outside the facts', '{{../conference.acronym}}', 'template-syntax', '{{../conference.acronym}}'],
    ['an unknown group', '{{venue.name}}', 'template-unknown-name', '{{venue.name}}'],
    ['an unknown name', '{{conference.name}}', 'template-unknown-name', '{{conference.name}}'],
    ['something of a fact', '{{conference.acronym.length}}', 'template-unknown-name', '{{conference.acronym.length}}'],
    ['the inside of JavaScript', '{{conference.constructor}}', 'template-unknown-name', '{{conference.constructor}}'],
    ['the engine itself', '{{@root}}', 'template-unknown-name', '{{@root}}'],
    ['a group', '{{conference.venue}}', 'template-unknown-name', '{{conference.venue}}'],
    ['everything', '{{this}}', 'template-unknown-name', '{{this}}'],
    ['a date of a text', '{{date conference.acronym}}', 'template-unknown-name', '{{date conference.acronym}}'],
  ])('refuses %s and leaves the text as it is', (_name, text, code, expression) => {
    expect(fillIn(text, facts)).toMatchObject({ text, problems: [{ code, expression }], complete: false });
  });
});

describe('a fact in a text', () => {
  it('is shown as it is typed: its signs are no formatting, and a link to it leads where it says', async () => {
    const { dataDir, publicDir } = layOut();
    const conference = join(dataDir, 'conference.yaml');
    const typed = readFileSync(conference, 'utf8')
      .replace('SCCT 2024', "'*S*CCT [x](javascript:y) &#97;'")
      .replace('org/scct', 'org/scct_(a)_*b*');
    writeFileSync(conference, typed);
    writeFileSync(
      join(dataDir, 'attending.yaml'),
      'sections:\n  - heading: x\n    text: "{{conference.acronym}} [the service]({{links.submission}})"\n',
    );

    const { content, diagnostics } = await compile({ dataDir, publicDir });

    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const link = {
      tag: 'a',
      attributes: { href: 'https://submit.example.org/scct_(a)_*b*' },
      children: ['the service'],
    };
    expect(content?.attending?.sections[0]?.text).toEqual({
      children: [{ tag: 'p', children: ['*S*CCT [x](javascript:y) &#97; ', link] }],
    });
  });
});
