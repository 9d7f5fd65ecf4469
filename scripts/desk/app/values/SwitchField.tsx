import { FieldFrame } from './FieldFrame';
import { findingsAt } from './field-findings';
import { type FieldProps, useForm } from './form-context';

/** A field that is on or off. */
export function SwitchField(props: FieldProps) {
  const { path, value, label } = props;
  const { findings, change } = useForm();
  return (
    <FieldFrame {...props} found={findingsAt(findings, path, true)}>
      {(attributes) => (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={(event) => change(label, { do: 'set', path, to: event.target.checked })}
        />
      )}
    </FieldFrame>
  );
}
