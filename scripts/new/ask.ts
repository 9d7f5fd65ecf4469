import type { Beginning } from './beginning';
import type { Flags } from './flags';
import { QUESTIONS, type Question } from './questions';

/** A terminal on which questions are asked. `ask` returns undefined when the user has left. */
export interface Terminal {
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly say: (text: string) => void;
}

/** A conference cannot be made, with the reason. */
export class Unanswered extends Error {}

/** Collects the answers to all questions, from the arguments and then from the terminal if there is one. */
export async function answersTo(flags: Flags, terminal: Terminal | undefined): Promise<Beginning> {
  let known: Partial<Beginning> = {};
  const missing: string[] = [];
  for (const question of QUESTIONS) {
    const given = question.given(flags)?.trim();
    if (given === undefined && terminal) {
      known = { ...known, ...(await asked(question, known, terminal)) };
      continue;
    }
    const answer = given ?? (question.usualUnasked && question.usual?.(known));
    if (answer === undefined) {
      missing.push(question.flag);
      continue;
    }
    const reading = question.read(answer);
    if ('problem' in reading) throw new Unanswered(`${question.flag}: ${reading.problem}`);
    known = { ...known, ...reading };
  }
  if (missing.length > 0) {
    throw new Unanswered(`There is no terminal to ask on. Add ${missing.join(', ')}.`);
  }
  return known as Beginning; // every question was answered
}

/** Asks until the answer is valid. */
async function asked(
  question: Question,
  known: Partial<Beginning>,
  { ask, say }: Terminal,
): Promise<Partial<Beginning>> {
  const usual = question.usual?.(known);
  for (;;) {
    const typed = await ask(`${question.asks}${usual === undefined ? '' : ` [${usual}]`}: `);
    if (typed === undefined) throw new Unanswered('Nothing was written.');
    const reading = question.read(typed.trim() || (usual ?? ''));
    if (!('problem' in reading)) return reading;
    say(`  ${reading.problem}\n`);
  }
}
