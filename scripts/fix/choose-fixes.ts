import type { Diagnostic } from '../content/report/diagnostics';
import { codeFrame } from '../content/report/frame';
import type { Terminal } from '../new/ask';
import type { Fixable } from './apply-fixes';
import { type Choose, keyOf } from './fix-data';

/** Chooses the fixes that are certain. */
export const chooseCertain: Choose = async (problems) => problems.filter(({ fix }) => fix.isCertain);

const QUESTION = 'Write it? yes, no, all of this kind, or quit [y/n/a/q]: ';

/**
 * Chooses the fixes that are certain, and asks about the others one by one. `read` returns the text of a file of the data. Leaving the
 * terminal declines all remaining fixes.
 */
export function chooseByAsking({ ask, say }: Terminal, read: (file: string) => string | undefined): Choose {
  const declined = new Set<string>();
  const kinds = new Set<Diagnostic['code']>();
  let hasQuit = false;
  return async (problems) => {
    const agreed = problems.filter(({ code, fix }) => fix.isCertain || kinds.has(code));
    if (agreed.length > 0 || hasQuit) return agreed;
    for (const problem of problems) {
      if (declined.has(keyOf(problem))) continue;
      say(proposal(problem, read(problem.file)));
      const answer = await answerTo(ask);
      if (answer === 'yes') return [problem];
      if (answer === 'all') {
        kinds.add(problem.code);
        return problems.filter(({ code }) => code === problem.code);
      }
      if (answer === 'quit') {
        hasQuit = true;
        return [];
      }
      declined.add(keyOf(problem));
    }
    return [];
  };
}

const ANSWERS = { y: 'yes', n: 'no', a: 'all', q: 'quit' } as const;

async function answerTo(ask: Terminal['ask']): Promise<(typeof ANSWERS)[keyof typeof ANSWERS]> {
  for (;;) {
    const typed = await ask(QUESTION);
    if (typed === undefined) return 'quit';
    const found = Object.entries(ANSWERS).find(([letter, word]) => [letter, word].includes(typed.trim().toLowerCase()));
    if (found) return found[1];
  }
}

/** Shows a problem like reports do, and its fix. */
function proposal({ file, range, field, code, severity, message, fix }: Fixable, text: string | undefined): string {
  const frame = text === undefined ? [] : [codeFrame(text, range, field)];
  const change = `  → ${JSON.stringify(fix.from)} becomes ${fix.to === '' ? 'nothing' : JSON.stringify(fix.to)}`;
  return `${[`\n${file}:${range.line}:${range.column} ${severity} ${code}`, `  ${message}`, ...frame, change].join('\n')}\n`;
}
