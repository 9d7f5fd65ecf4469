import { useRef } from 'react';
import { useWords } from '../words/language';
import { valuesWords } from '../words/values';

interface NativePickerProps {
  readonly kind: 'date' | 'time' | 'datetime-local' | 'colour';
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const PATTERNS = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^([01]\d|2[0-3]):\d{2}$/,
  'datetime-local': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
  colour: /^#[\da-f]{6}$/i,
};

/** A button that opens the browser's own picker. The text next to it is the field: a picker cannot show what is wrong. */
export function NativePicker({ kind, value, onChoose }: NativePickerProps) {
  const words = useWords(valuesWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="picker">
      <button type="button" title={words.choose} onClick={() => input.current?.showPicker()}>
        {kind === 'colour' ? (
          <span className="swatch" style={{ background: value }} />
        ) : (
          <span aria-hidden="true">▾</span>
        )}
        <span className="unseen">{words.choose}</span>
      </button>
      <input
        ref={input}
        type={kind === 'colour' ? 'color' : kind}
        value={PATTERNS[kind].test(value) ? value : kind === 'colour' ? '#000000' : ''}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onChoose(event.target.value)}
      />
    </span>
  );
}
