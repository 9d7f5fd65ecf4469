import type { Beginning } from './beginning';
import type { Flags } from './flags';
import { QUESTIONS, type Question } from './questions';

/** Somebody who answers each question with a line; undefined when nobody answers any more. */
export interface Terminal {
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly say: (text: string) => void;
}

/** Why there is no conference yet. */
export class Unanswered extends Error {}

/** The answers to all questions: those of the arguments, and for the rest those of the terminal, if there is one. */
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
  return known as Beginning; // every question was answered, and each has answered its fields
}

/** Asks until the answer can be read. */
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
