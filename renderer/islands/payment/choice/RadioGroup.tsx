import styles from './FeeChooser.module.css';

interface RadioGroupProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly disabled?: boolean;
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
}

/** Shows a group of radio buttons. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  disabled,
  chosen,
  choose,
}: RadioGroupProps<Value>) {
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => choose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
