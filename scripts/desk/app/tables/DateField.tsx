import { useRef } from 'react';
import { useWords } from '../words/language';
import { tableWords } from '../words/tables';

interface DateFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isInvalid: boolean;
}

/** A day, typed as YYYY-MM-DD or chosen in the browser's calendar. */
export function DateField({ label, text, onText, isInvalid }: DateFieldProps) {
  const words = useWords(tableWords);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className="date-field">
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked for it
        autoFocus
        dir="ltr"
        placeholder="YYYY-MM-DD"
        aria-label={label}
        aria-invalid={isInvalid}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <button type="button" aria-label={words.calendar} onClick={() => calendar.current?.showPicker()}>
        <span aria-hidden="true">▾</span>
      </button>
      <input
        ref={calendar}
        className="unseen"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={/^\d{4}-\d\d-\d\d$/.test(text) ? text : ''}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}
