import type { ReceiptFacts } from './receipt-facts';

/**
 * Describes the purpose of a payment by its choice (`choice` of openapi.yaml); undefined if the service reports none.
 * The input is untrusted.
 */
export function purposeOf(
  choice: unknown,
  { titles, accommodation, counts: names }: Pick<ReceiptFacts, 'titles' | 'accommodation' | 'counts'>,
  paper: string,
): string | undefined {
  if (typeof choice !== 'object' || choice === null) return undefined;
  const chosen: Readonly<Record<string, unknown>> = { ...choice };
  const title = named(titles, chosen.category);
  if (title === undefined) return undefined;
  const papers = listOf(chosen.papers).filter((id) => typeof id === 'string');
  const supplements = listOf(chosen.supplements).flatMap((each) => {
    const { id, ...counts }: Readonly<Record<string, unknown>> = { ...Object(each) };
    const supplement = named(titles, id);
    const countTexts = Object.entries(counts).flatMap(([name, count]) => {
      const label = named(names, name);
      return label !== undefined && Number.isSafeInteger(count) ? [`${label}${count}`] : [];
    });
    return supplement ? [countTexts.length > 0 ? `${supplement} (${countTexts.join(' × ')})` : supplement] : [];
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

/** Looks up an own property of a table, so not "constructor". */
const named = (table: Readonly<Record<string, string>>, name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
