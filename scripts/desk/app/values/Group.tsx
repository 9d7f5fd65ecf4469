import type { ReactNode } from 'react';
import { fill, useWords } from '../words/language';
import { valuesWords } from '../words/values';
import { FindingsAt } from './Findings';
import { fieldId } from './field-findings';
import type { FieldProps } from './form-context';

interface GroupProps extends Pick<FieldProps, 'schema' | 'path' | 'label'> {
  /** Adds an item to a list. */
  readonly onAdd?: () => void;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together: those of an object, or the items of a list. */
export function Group({ schema, path, label, onAdd, onRemove, children }: GroupProps) {
  const words = useWords(valuesWords);
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} className="fields">
      <legend lang="en">{label}</legend>
      <p className="help" lang="en" dir="ltr">
        {schema.description}
      </p>
      <FindingsAt path={path} />
      {children}
      {(onAdd || onRemove) && (
        <p className="actions">
          {onAdd && (
            <button type="button" onClick={onAdd}>
              {fill(words.addTo, { list: label })}
            </button>
          )}
          {onRemove && (
            <button type="button" className="quiet" onClick={onRemove}>
              {fill(words.removeField, { what: label })}
            </button>
          )}
        </p>
      )}
    </fieldset>
  );
}
