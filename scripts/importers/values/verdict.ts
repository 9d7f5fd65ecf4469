/** The meaning of a decision for the programme: `open` is neither in nor out yet. */
export type Verdict = 'in' | 'out' | 'open';

/** In their order: "Accept after desk reject appeal" is the committee's own fault. */
const RULES: readonly (readonly [RegExp, Verdict])[] = [
  [/reject|withdr|declin|not accept|refus|deleted|desk/i, 'out'],
  [
    /probabl|no decision|undecided|await.*(decision|review)|borderline|maybe|^in review|under review|^draft$|^submitted|pending decision/i,
    'open',
  ],
  [/\S/, 'in'],
];

/** Reads a decision or status as services write it: "ACCEPT", "probably accept", "desk_reject", "Submitted to …". */
export const verdictOf = (decision: string): Verdict =>
  RULES.find(([words]) => words.test(decision.replaceAll('_', ' ')))?.[1] ?? 'open';
