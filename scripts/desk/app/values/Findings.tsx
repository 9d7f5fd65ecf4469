import type { DeskFinding, ValuePath } from '../../contract';
import { FindingNote } from '../findings/FindingNote';
import { counted, useWords } from '../words/language';
import { shellWords } from '../words/shell';
import { findingsAt } from './field-findings';
import { useForm } from './form-context';

/** The findings at a value that has no field of its own: an object, a list or the whole file. */
export function FindingsAt({ path }: { readonly path: ValuePath }) {
  const { findings } = useForm();
  return findingsAt(findings, path, false).map((finding) => <FindingNote key={finding.id} finding={finding} />);
}

/** The number of findings in a value. */
export function FindingCount({ path }: { readonly path: ValuePath }) {
  const { errors, warnings } = useWords(shellWords);
  const { findings } = useForm();
  const found: readonly DeskFinding[] = findingsAt(findings, path, true);
  const isError = found.some(({ severity }) => severity === 'error');
  if (found.length === 0) return null;
  return (
    <>
      {' '}
      <span className="count" data-severity={isError ? 'error' : 'warning'} aria-hidden="true">
        {found.length}
      </span>
      <span className="unseen">{counted(isError ? errors : warnings, found.length)}</span>
    </>
  );
}
