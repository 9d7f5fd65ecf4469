import type { ReactNode } from 'react';
import type { DeskFinding } from '../../contract';
import { FindingNote } from '../findings/FindingNote';
import { useWords } from '../words/language';
import { valuesWords } from '../words/values';
import { fieldId } from './field-findings';
import type { FieldProps } from './form-context';

interface FieldFrameProps extends Pick<FieldProps, 'schema' | 'path' | 'label' | 'isRequired' | 'isItem'> {
  readonly found: readonly DeskFinding[];
  /** Makes the control with the attributes that connect it with its label, help and findings. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

/** The label of a field, its help, its control, and what the check has found in it. */
export function FieldFrame({ schema, path, label, isRequired, isItem = false, found, children }: FieldFrameProps) {
  const words = useWords(valuesWords);
  const id = fieldId(path);
  return (
    <div className="field">
      <label htmlFor={id} className={isItem ? 'unseen' : undefined}>
        <span lang="en">{label}</span> {isRequired && !isItem && <small>{words.required}</small>}
      </label>
      {!isItem && (
        <p id={`${id}-help`} className="help" lang="en" dir="ltr">
          {schema.description}
        </p>
      )}
      {children({ id, 'aria-describedby': `${id}-help ${id}-found`, 'aria-invalid': found.length > 0 })}
      <div id={`${id}-found`} aria-live="polite">
        {found.map((finding) => (
          <FindingNote key={finding.id} finding={finding} />
        ))}
      </div>
    </div>
  );
}
