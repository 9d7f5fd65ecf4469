import type { Selection } from '../../../../shared/fees/choice';
import type { FeesToPay, Participant } from '../../../../shared/fees/fees-to-pay';

/**
 * Reads the selection from an address: `/pay?category=author-member&paper=239`, with optional `participant`,
 * `accommodation` and `additional-paper`. Ignores unknown values.
 */
export function readSelection(query: URLSearchParams, { sides }: FeesToPay): Selection {
  const asked = query.get('participant');
  const participant = sides.find(({ id }) => id === asked)?.id ?? sides[0]?.id ?? ('local' satisfies Participant);
  return {
    participant,
    category: query.get('category') ?? '',
    accommodation: query.get('accommodation') === 'yes',
    paper: (query.get('paper') ?? '').slice(0, 50),
    additionalPaper: (query.get('additional-paper') ?? '').slice(0, 50),
    supplements: {},
  };
}

/** Returns the address of the form with a fee selected. */
export function feeAddress(form: string, category: string, participant: Participant, accommodation: boolean): string {
  const query = new URLSearchParams({ category, participant, ...(accommodation && { accommodation: 'yes' }) });
  return `${form}?${query}`;
}
