import { grouped } from '../grouped';
import { warning } from '../report/diagnostics';
import { minutesOf } from '../schedule/overlaps';
import { defineCheck } from './check';

/** Minutes that a paper needs with its questions. */
const PER_PAPER = 10;

/** Every oral session is long enough for its papers. */
export const sessionTooShort = defineCheck(['papers', 'sessions'], ({ papers, sessions }) => {
  const papersOf = grouped(papers, ({ value }) => value.session);
  return sessions.flatMap(({ value, at }) => {
    const inside = papersOf.get(value.id) ?? [];
    const length = minutesOf(value);
    // Papers with times of their own have a rule of their own.
    if (value.kind !== 'oral' || length <= 0 || length >= inside.length * PER_PAPER) return [];
    if (inside.some(({ value: paper }) => paper.start !== undefined)) return [];
    const papersSay = inside.length === 1 ? '1 paper' : `${inside.length} papers`;
    return [
      warning('session-too-short', at('end'), `"${value.title}" has ${papersSay} and lasts ${length} minutes.`, {
        hint: `A paper needs at least ${PER_PAPER} minutes with its questions: make the session longer, or move papers.`,
      }),
    ];
  });
});
