import type { Gate, Proof } from './gate';
import { breakCopy } from './project-copy';
import { attempt, type Outcome, type Trial } from './trial';

/** How a gate stood, with a line that says why. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly remark: string;
}

const failed = (remark: string): Verdict => ({ outcome: 'failed', remark });

/** What an unbroken copy's tests came to: a gate that is red already proves nothing when it is broken. */
export type Unbroken = (proof: Proof) => Promise<Trial>;

/** Runs the tests of each file once for all gates that it keeps. */
export function unbrokenIn(project: string, gates: readonly Gate[]): Unbroken {
  const trials = new Map<string, Promise<Trial>>();
  return (proof) => {
    const name = 'check' in proof ? proof.check : proof.test;
    const trial = trials.get(name) ?? attempt(project, 'check' in proof ? proof : { ...proof, only: all(gates, name) });
    trials.set(name, trial);
    return trial;
  };
}

const all = (gates: readonly Gate[], file: string) =>
  gates.flatMap(({ proof }) => ('test' in proof && proof.test === file ? [`(?:${proof.only})`] : [])).join('|');

/** Breaks a copy of the project, looks at who notices, and mends it. */
export async function judge(project: string, gate: Gate, unbroken: Unbroken): Promise<Verdict> {
  const before = outcomesOf(await unbroken(gate.proof), gate.proof);
  if (before.length === 0) return failed('no test has such a name');
  if (before.includes('failed')) return failed('it fails though nothing is broken');
  if (!before.includes('passed')) return { outcome: 'left out', remark: 'this machine cannot try it' };
  try {
    const mend = breakCopy(project, gate.edits);
    try {
      return verdictOf(gate, await attempt(project, gate.proof));
    } finally {
      mend();
    }
  } catch (problem) {
    return failed(String(problem));
  }
}

const outcomesOf = ({ outcomes }: Trial, proof: Proof) =>
  outcomes.filter(([name]) => 'check' in proof || new RegExp(proof.only).test(name)).map(([, outcome]) => outcome);

/** As much of what was said as shows what it was about. */
const EXCERPT = 2000;

function verdictOf({ says }: Gate, { outcomes, said }: Trial): Verdict {
  const count = outcomes.filter(([, outcome]) => outcome === 'failed').length;
  if (count === 0) return failed('nobody noticed');
  if (!said.includes(says)) return failed(`noticed, but not in these words: ${says}\n${said.slice(0, EXCERPT)}`);
  return { outcome: 'passed', remark: `noticed, ${count} failed: ${says}` };
}
