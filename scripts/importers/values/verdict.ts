/** Whether a paper is in the programme; `open` means undecided. */
export type Verdict = 'in' | 'out' | 'open';

/** The first match counts, even for "Accept after desk reject appeal". */
const RULES: readonly (readonly [RegExp, Verdict])[] = [
  [/reject|withdr|cancel|declin|not accept|refus|deleted|desk|^(?:merged|duplicate)$/i, 'out'],
  [
    /probabl|no decision|undecided|await.*(decision|review)|borderline|maybe|^in review|under review|^draft$|^submitted|pending decision|waitlist|nominat|accept queue/i,
    'open',
  ],
  [/\S/, 'in'],
];

/** Interprets a decision or status of a service: "ACCEPT", "probably accept", "desk_reject", "Submitted to …". */
export const verdictOf = (decision: string): Verdict =>
  RULES.find(([words]) => words.test(decision.replaceAll('_', ' ')))?.[1] ?? 'open';
