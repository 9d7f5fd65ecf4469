import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { isPaper, type Selection } from '../../../../shared/fees/choice';
import type { FeesToPay } from '../../../../shared/fees/fees-to-pay';
import { sumOf } from '../../../../shared/fees/sum';
import { formatAmount } from '../amount';
import { chosenIn, type Filled } from '../validate-payment';
import type { readExtras } from './extras';

/** Sums up the selection, finds its problems, and fills the amount and the currency of the form. */
export function useSum(
  fees: FeesToPay,
  selection: Selection,
  { now, extras }: { readonly now: string; readonly extras: ReturnType<typeof readExtras> },
) {
  const form = useForm<Filled>();
  const { values, submitFailed = false } = useFormState<Filled>({ subscription: { values: true, submitFailed: true } });
  const sum = sumOf(fees, selection, now);
  const [paper, additional] = papersOf(sum?.choice.papers, selection.paper);
  const unknown = (id: string | undefined) => (id === undefined || isPaper(fees, id) ? undefined : 'unknown');
  const problems = {
    paper: unknown(paper),
    additionalPaper: additional !== undefined && additional === paper ? 'same' : unknown(additional),
  } as const;
  const isWrong = problems.paper !== undefined || problems.additionalPaper !== undefined || extras.wrong !== undefined;

  const choice = JSON.stringify({ ...sum?.choice, ...extras.choice });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is compared by what it says
  useEffect(() => {
    const chosen = sum && {
      amount: sum.total,
      currency: sum.currency.number,
      choice: { ...sum.choice, ...extras.choice },
      isWrong,
    };
    if (!(chosen || values.chosen)) return; // nothing was or is chosen: keeps what is typed
    form.batch(() => {
      form.change('chosen', chosen);
      form.change('amount', chosen ? formatAmount(chosen.amount) : '');
      if (chosen) form.change('currency', String(chosen.currency));
    });
  }, [sum?.total, sum?.currency.number, choice, isWrong]);

  return {
    sum,
    problems,
    /** Whether the visitor has tried to send the form. */
    submitFailed,
    /** Whether the form has another amount than the sum. */
    differs: values.chosen !== undefined && chosenIn(values) === undefined,
  };
}

/**
 * Returns the paper of the registration and the additional one. If the first is empty, the only paper is the additional
 * one.
 */
const papersOf = (papers: readonly string[] = [], first: string): readonly (string | undefined)[] =>
  first.trim() === '' ? [undefined, papers[0]] : papers;
