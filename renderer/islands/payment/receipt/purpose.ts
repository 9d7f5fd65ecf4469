import type { ReceiptFacts } from './receipt-facts';

/**
 * The purpose of a payment, as it was chosen (`choice` of openapi.yaml); undefined if the service tells none. It comes
 * from elsewhere, so that nothing of it is taken for granted.
 */
export function purposeOf(
  choice: unknown,
  { titles, accommodation }: Pick<ReceiptFacts, 'titles' | 'accommodation'>,
  paper: string,
): string | undefined {
  if (typeof choice !== 'object' || choice === null) return undefined;
  const chosen: Readonly<Record<string, unknown>> = { ...choice };
  const title = titles[String(chosen.category)];
  if (title === undefined) return undefined;
  const papers = listOf(chosen.papers).filter((id) => typeof id === 'string');
  const supplements = listOf(chosen.supplements).flatMap((each) => {
    const { id, ...counts }: Readonly<Record<string, unknown>> = { ...Object(each) };
    const named = titles[String(id)];
    return named ? [`${named} (${Object.values(counts).filter(Number.isSafeInteger).join(' × ')})`] : [];
  });
  return [
    title,
    accommodation[chosen.accommodation === true ? 1 : 0],
    ...supplements,
    ...papers.map((id) => `${paper} ${id}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
