import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../scripts/content/report/diagnostics';
import { removeDangling } from '../../scripts/next-edition/remove-dangling';
import { temporaryFolder } from './support/temporary-folder';

/** The text of a file after a problem at some words was removed. */
function withoutProblem(name: string, text: string, code: string, words: string, width = words.length): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  const offset = text.indexOf(words);
  const before = text.slice(0, offset).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  const range = { line, column, endLine: line, endColumn: column + width };
  const problem: Diagnostic = { code, severity: 'error', message: 'A message.', file, range };
  removeDangling([problem]);
  return readFileSync(file, 'utf8');
}

const MENU = `# Remark
menus:
  - label: Program
    items:
      - label: Schedule
        link: /schedule
      # Another remark
      - label: Papers
        link: /papers # its own
  - label: Topics
    link: /topics
`;

describe('references to removed records', () => {
  it.each([
    ['a field of its own line', 'broken-link', '/papers', '        link: /papers # its own\n'],
    [
      'an entry that lacks what it must have',
      'missing-value',
      'label: Papers',
      '      - label: Papers\n        link: /papers # its own\n',
    ],
    ['an entry of the outer list', 'empty-menu', 'Topics', '  - label: Topics\n    link: /topics\n'],
  ] as const)('are removed from a YAML file as %s, with no other byte changed', (_, code, words, gone) => {
    expect(withoutProblem('navigation.yaml', MENU, code, words)).toBe(MENU.replace(gone, ''));
  });

  it('are removed with the field whose list had no other entry', () => {
    const text = '- id: a\n  actions:\n    - label: Pay\n      link: /pay\n- id: b\n';
    expect(withoutProblem('calls.yaml', text, 'missing-value', 'label: Pay')).toBe('- id: a\n- id: b\n');
  });

  it('leave the words of a link in a text', () => {
    const text = '- text: |\n    See [the **schedule**](/schedule#day), and [more](/topics).\n';
    expect(withoutProblem('calls.yaml', text, 'broken-link', '/schedule')).toBe(
      '- text: |\n    See the **schedule**, and [more](/topics).\n',
    );
    expect(withoutProblem('way.md', '---\ntitle: A\n---\nSee [it](/x).\n', 'broken-link', '/x')).toBe(
      '---\ntitle: A\n---\nSee it.\n',
    );
  });

  it('are removed from a table as a cell, and as a row where the cell is empty', () => {
    const text = 'name,page,role\n"Ng, A",/gone,Chair\nB,,"Two\nlines"\n';
    expect(withoutProblem('members.csv', text, 'broken-link', '/gone')).toBe(
      'name,page,role\n"Ng, A",,Chair\nB,,"Two\nlines"\n',
    );
    expect(withoutProblem('members.csv', text, 'missing-source', ',"Two', 0)).toBe(
      'name,page,role\n"Ng, A",/gone,Chair\n',
    );
  });
});
