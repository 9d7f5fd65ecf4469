import { useState } from 'react';
import type { Selection } from '../../../../shared/fees/choice';
import type { PayableFee } from '../../../../shared/fees/fees-to-pay';
import type { Words } from '../../../../shared/words';
import { describedBy } from '../../form/FieldError';
import { FormField } from '../FormField';
import { priced } from './priced';
import { WRONG_PAPER_ID } from './wrong-paper';

type Field = 'paper' | 'additionalPaper';

interface PaperFieldsProps {
  /** The fee for an additional paper, if it can be paid. */
  readonly additional: PayableFee | undefined;
  readonly code: string;
  readonly selection: Selection;
  readonly choose: (change: Partial<Selection>) => void;
  readonly problems: Readonly<Record<Field, 'unknown' | 'same' | undefined>>;
  /** Whether to show all errors, since the visitor tried to send the form. */
  readonly insist: boolean;
  readonly words: Words['paymentForm']['choice'];
}

/** Shows the fields for the numbers of the papers that a registration covers. */
export function PaperFields({ additional, code, selection, choose, problems, insist, words }: PaperFieldsProps) {
  const [left, setLeft] = useState<readonly Field[]>(selection.paper ? ['paper', 'additionalPaper'] : []);
  const wrong = (['paper', 'additionalPaper'] as const).find((field) => problems[field]);
  const field = (name: Field, label: string, hint: string) => {
    const problem = problems[name];
    const error = problem && (insist || left.includes(name)) ? words.problems[problem] : undefined;
    const id = name === wrong ? WRONG_PAPER_ID : `payment-${name}`;
    return (
      <FormField id={id} label={label} hint={hint} error={error}>
        <input
          id={id}
          type="text"
          autoComplete="off"
          maxLength={50}
          value={selection[name]}
          onChange={({ target }) => choose({ [name]: target.value })}
          onBlur={() => setLeft([...left, name])}
          {...describedBy(id, error, hint)}
        />
      </FormField>
    );
  };
  return (
    <>
      {field('paper', words.paper, words.paperHint)}
      {additional?.without &&
        field('additionalPaper', priced(additional.title, additional.without, code), words.additionalHint)}
    </>
  );
}
