import type { Choice } from '../../contract';
import { FieldFrame } from './FieldFrame';
import { findingsAt } from './field-findings';
import { fieldEdit, fieldText } from './field-text';
import { type FieldProps, useForm } from './form-context';

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
}

/** A field whose values are known: ids of records, or words of the schema. */
export function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  const { schema, path, value, label } = props;
  const { findings, change } = useForm();
  const text = fieldText(value);
  const choose = (to: string) => {
    const edit = fieldEdit(path, value, to, schema);
    if (edit) change(label, edit);
  };
  return (
    <FieldFrame {...props} found={findingsAt(findings, path, true)}>
      {(attributes) => (
        <select {...attributes} value={text} onChange={(event) => choose(event.target.value)}>
          <option value="" />
          {text !== '' && !choices.some(({ id }) => id === text) && <option>{text}</option>}
          {choices.map(({ id, title }) => (
            <option key={id} value={id}>
              {title === id ? id : `${title} (${id})`}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
