import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Choice, DeskFinding } from '../../contract';
import { Dialog } from '../parts/Dialog';
import { MarkdownEditor } from '../parts/MarkdownEditor';
import { Suggest } from '../parts/Suggest';
import { useWords } from '../words/language';
import { tableWords } from '../words/tables';
import { DateField } from './DateField';
import type { Field } from './fields';
import { ListField } from './ListField';
import type { Spot } from './selection';

/** Where the focus goes after editing, in rows and columns; undefined if it is elsewhere already. */
export type Ending = Spot | undefined;

interface CellEditorProps {
  readonly field: Field;
  /** The column and the record, for screen readers. */
  readonly label: string;
  readonly value: string;
  /** What was typed to begin, in place of the value. */
  readonly typed: string | undefined;
  readonly choices: readonly Choice[];
  /** The cell over which it opens. */
  readonly cell: HTMLElement;
  /** Findings that the value would have. */
  readonly findings: readonly DeskFinding[];
  readonly onText: (text: string) => void;
  /** Ends with a value, or without one. */
  readonly onDone: (to: string | undefined, ending: Ending) => void;
}

const STAY: Spot = { row: 0, column: 0 };
const DOWN: Spot = { row: 1, column: 0 };

/** The editor of a cell, by what its column holds. */
export function CellEditor(props: CellEditorProps) {
  const { field, label, value, typed, choices, cell, findings, onText, onDone } = props;
  const [text, setText] = useState(typed ?? value);
  const host = useRef<HTMLDivElement>(null);
  const isEnded = useRef(false);
  usePlace(host, cell);
  useEffect(() => {
    if (text !== value) onText(text);
  }, [text, value, onText]);

  const end = (to: string | undefined, ending: Ending) => {
    if (isEnded.current) return;
    isEnded.current = true;
    onDone(to, ending);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end(undefined, STAY);
    else if (event.key === 'Enter' && !event.altKey && !event.shiftKey) end(text, DOWN);
    else if (event.key === 'Tab') end(text, { row: 0, column: event.shiftKey ? -1 : 1 });
    else return;
    event.preventDefault();
  };
  const shared = { label, text, onText: setText, isInvalid: findings.some(({ severity }) => severity === 'error') };
  const isOnLines = field.kind === 'long' || value.length > 200;
  if (isOnLines) return <LongText {...props} text={text} onText={setText} onEnd={end} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div
      ref={host}
      className="cell-editor"
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && document.hasFocus()) end(text, undefined);
      }}
    >
      {field.kind === 'list' ? (
        <ListField {...shared} choices={choices} isTyped={typed !== undefined} />
      ) : field.kind === 'date' ? (
        <DateField {...shared} />
      ) : choices.length > 0 ? (
        <Suggest
          {...shared}
          choices={choices}
          isStrict={field.kind !== 'text'}
          isTyped={typed !== undefined}
          onChoose={(id) => end(id, DOWN)}
        />
      ) : (
        <PlainField {...shared} />
      )}
      <Findings findings={findings} />
    </div>
  );
}

/** A field that grows with its text; Alt+Enter begins a line. */
function PlainField(props: { label: string; text: string; onText: (text: string) => void; isInvalid: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  return (
    <textarea
      ref={field}
      rows={1}
      dir="auto"
      aria-label={props.label}
      aria-invalid={props.isInvalid}
      value={props.text}
      onChange={({ target }) => props.onText(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.altKey) return;
        event.preventDefault();
        event.currentTarget.setRangeText(
          '\n',
          event.currentTarget.selectionStart,
          event.currentTarget.selectionEnd,
          'end',
        );
        props.onText(event.currentTarget.value);
      }}
    />
  );
}

interface LongTextProps extends CellEditorProps {
  readonly text: string;
  readonly onEnd: (to: string | undefined, ending: Ending) => void;
}

/** A dialog for a text of several lines. Escape keeps the text, which undo takes back. */
function LongText({ field, label, text, onText, findings, onEnd }: LongTextProps) {
  const words = useWords(tableWords);
  return (
    <Dialog title={label} onClose={() => onEnd(text, STAY)}>
      <MarkdownEditor
        label={label}
        text={text}
        onText={onText}
        previewLabel={words.preview}
        elements={field.elements}
      />
      <Findings findings={findings} />
      <p className="actions">
        <button type="button" onClick={() => onEnd(undefined, STAY)}>
          {words.cancel}
        </button>
        <button type="button" className="primary" onClick={() => onEnd(text, STAY)}>
          {words.save}
        </button>
      </p>
    </Dialog>
  );
}

/** What the value would be reported for. */
function Findings({ findings }: { readonly findings: readonly DeskFinding[] }) {
  return (
    <div className="typing-findings" aria-live="polite">
      {findings.map(({ id, severity, message, hint, language = 'en' }) => (
        <p key={id} data-severity={severity} lang={language} dir="auto">
          {message} {hint}
        </p>
      ))}
    </div>
  );
}

/** Places an editor over its cell, and keeps it there while the table is scrolled. */
function usePlace(host: React.RefObject<HTMLElement | null>, cell: HTMLElement): void {
  useLayoutEffect(() => {
    const place = () => {
      const element = host.current;
      if (!element) return;
      const { left, top, bottom, width } = cell.getBoundingClientRect();
      const own = Math.max(width, Math.min(280, innerWidth - 16));
      const isLow = top > innerHeight * 0.65;
      element.style.width = `${own}px`;
      element.style.left = `${Math.max(8, Math.min(left, innerWidth - own - 8))}px`;
      element.style.top = isLow ? 'auto' : `${top}px`;
      element.style.bottom = isLow ? `${innerHeight - bottom}px` : 'auto';
      element.toggleAttribute('data-low', isLow);
    };
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [host, cell]);
}
