import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decode } from '../../../scripts/content/read/decode';
import type { Diagnostic } from '../../../scripts/content/report/diagnostics';
import { codeFrame } from '../../../scripts/content/report/frame';
import { reasonOf } from '../../../scripts/rules/codes';
import { diagnosticsOf } from './cases';
import { baseData, bytesIn, expectedOf, fixtureNames } from './fixture';

const INTRODUCTION = `# What the messages mean

Every code that \`npm run check\` may report, each with the reason why it is worth an interruption, and an
example: the message, what is wrong (\`-\`), and the same lines as they are right (\`+\`). The examples are the cases by which the check itself is tested.
`;

/** The text of docs/reference/messages.md: a chapter per code, made from the simplest case that has it. */
export async function catalogue(codes: readonly string[]): Promise<string> {
  const chapters: string[] = [];
  for (const code of codes) chapters.push(await chapter(code));
  return [INTRODUCTION, ...chapters].join('\n');
}

/** Every case, those with the fewest problems first, and of those the ones with the shortest names. */
const bySimplicity = fixtureNames
  .map((name) => ({ name, expected: expectedOf(name) }))
  .sort((a, b) => a.expected.length - b.expected.length || a.name.length - b.name.length);

function simplestCase(code: string): string {
  const first = bySimplicity.find(({ expected }) => expected.some((problem) => problem.code === code));
  if (first === undefined) throw new Error(`No case has the code ${code}.`);
  return first.name;
}

async function chapter(code: string): Promise<string> {
  const name = simplestCase(code);
  const problem = (await diagnosticsOf(name)).find((each) => each.code === code);
  if (problem === undefined) throw new Error(`The case ${name} does not give ${code}.`);
  return [`## \`${code}\``, '', reasonOf(problem.code, 'en'), '', ...describe(problem, name), ''].join('\n');
}

function describe(problem: Diagnostic, name: string): string[] {
  // Pages are in a folder of their own within the data.
  const file = /\/data\/(.+)$/.exec(problem.file)?.[1] ?? basename(problem.file);
  const wrong = linesOf(bytesIn(name, file));
  const right = linesOf(existsSync(join(baseData, file)) ? readFileSync(join(baseData, file)) : undefined);
  const { severity, message, range, hint } = problem;
  const frame = wrong === undefined ? [] : codeFrame(wrong.join('\n'), range, problem.field).split('\n');
  const report = [`${file}:${range.line}:${range.column} ${severity} ${problem.code}`, `  ${message}`, ...frame];
  if (hint !== undefined) report.push(`  → ${hint}`);
  const fixed = wrong && right ? difference(wrong, right) : [];
  return [
    '```text',
    ...report.map(printable),
    '```',
    ...(fixed.length === 0 ? [] : ['', '```diff', ...fixed.map(printable), '```']),
  ];
}

function linesOf(bytes: Buffer | undefined): string[] | undefined {
  if (bytes === undefined) return undefined;
  const decoded = decode(bytes);
  return 'text' in decoded ? decoded.text.split('\n') : undefined;
}

/** At most so many lines of an example. */
const SHOWN = 8;

/** What differs between two texts that begin and end alike. */
function difference(wrong: readonly string[], right: readonly string[]): string[] {
  let start = 0;
  while (start < Math.min(wrong.length, right.length) && wrong[start] === right[start]) start++;
  let end = 0;
  while (
    end < Math.min(wrong.length, right.length) - start &&
    wrong[wrong.length - 1 - end] === right[right.length - 1 - end]
  )
    end++;
  const show = (sign: string, lines: readonly string[]) => [
    ...lines.slice(0, SHOWN).map((line) => `${sign} ${line.length > 160 ? `${line.slice(0, 160)}…` : line}`),
    ...(lines.length > SHOWN ? [`${sign} …`] : []),
  ];
  return [...show('-', wrong.slice(start, wrong.length - end)), ...show('+', right.slice(start, right.length - end))];
}

/** Characters that no editor shows, by their number. */
const printable = (line: string) =>
  line
    .replace(
      /(?!\t)[\p{Cc}\ufeff\u202a-\u202e\u2066-\u2069]/gu,
      (sign) => `<U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
    )
    .trimEnd();
