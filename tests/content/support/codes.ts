import { readdirSync, readFileSync } from 'node:fs';

const sources = new URL('../../../scripts/content/', import.meta.url);
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const text = files.map((name) => readFileSync(new URL(name, sources), 'utf8')).join('\n');
const calls = text.matchAll(/\b(?:error|warning)\)?\(\s*(?:\w+ \? )?'([a-z0-9-]+)'(?: : '([a-z0-9-]+)')?/g);
const rows = text.matchAll(/\bcode: '([a-z0-9-]+)'/g);

/** Every code that the compiler's sources can report. */
export const codes: readonly string[] = [
  ...new Set([...calls, ...rows].flatMap(([, ...found]) => found.filter((code) => code !== undefined))),
].sort();
