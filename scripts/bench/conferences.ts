import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIG, writeBigConference } from '../../tests/content/support/big-conference';
import { inEngine } from '../bootstrap/project.mjs';

/** The sample, or the number of papers of a generated conference. */
export type Size = 'sample' | number;

/** Writes a conference with its pictures into a folder. Sessions, people and topics grow with the number of papers. */
export function writeConference(folder: string, size: Size): void {
  if (size === 'sample') {
    cpSync(inEngine('data'), folder, { recursive: true });
    cpSync(inEngine('public'), join(folder, 'public'), { recursive: true });
    return;
  }
  const scaled = (count: number, least: number) => Math.max(least, Math.round((count * size) / BIG.papers));
  writeBigConference(folder, {
    papers: size,
    sessions: scaled(BIG.sessions, 20),
    people: scaled(BIG.people, 220),
    topics: scaled(BIG.topics, 10),
  });
  cpSync(inEngine('tests/content/fixtures/base/public'), join(folder, 'public'), { recursive: true });
}

/** Changes one word of the title of one paper. */
export function editConference(folder: string): void {
  const path = join(folder, 'papers.csv');
  const lines = readFileSync(path, 'utf8').split('\n');
  const line = Math.floor(lines.length / 2);
  // The first two cells are the paper's id and its session.
  const edited = (lines[line] ?? '').replace(/^((?:[^,]*,){2}"?)(\p{L}+)/u, '$1$2x');
  if (edited === lines[line]) throw new Error(`No title to edit in line ${line + 1} of ${path}.`);
  writeFileSync(path, lines.with(line, edited).join('\n'));
}
