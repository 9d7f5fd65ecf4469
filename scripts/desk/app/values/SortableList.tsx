import { type DragEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../words/language';
import { valuesWords } from '../words/values';
import { moved } from './records';

interface SortableListProps {
  readonly label: string;
  readonly count: number;
  /** How many of them have a place in the list: one that is being added has none yet. */
  readonly placed?: number;
  readonly nameOf: (index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onDuplicate?: (index: number) => void;
  /** Whether the buttons of an item are shown. */
  readonly hasButtons?: (index: number) => boolean;
  readonly children: (index: number) => ReactNode;
}

/** A list whose items are moved by dragging, by buttons, or with Alt and the arrow keys. */
export function SortableList(props: SortableListProps) {
  const {
    label,
    count,
    placed = count,
    nameOf,
    onMove,
    onRemove,
    onDuplicate,
    hasButtons = () => true,
    children,
  } = props;
  const words = useWords(valuesWords);
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number>(undefined);
  const focused = useRef<Element>(null);
  // What is open and typed in an item goes with it.
  const [keys, setKeys] = useState<readonly number[]>([]);
  if (keys.length !== count)
    setKeys(Array.from({ length: count }, (_, index) => keys[index] ?? Math.max(-1, ...keys) + 1 + index));

  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  });
  const move = (from: number, to: number) => {
    if (to < 0 || Math.max(from, to) >= placed || from === to) return;
    focused.current = document.activeElement;
    setKeys(moved(keys, from, to));
    onMove(from, to);
  };
  const remove = (index: number) => {
    focused.current = list.current;
    setKeys(keys.toSpliced(index, 1));
    onRemove(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    // In some fields, these keys open suggestions.
    const isOther = (event.target as HTMLElement).matches('select, textarea, input[list]');
    if (!event.altKey || step === undefined || isOther) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + step);
  };
  const onDrop = (event: DragEvent, index: number) => {
    if (dragged.current === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(dragged.current, index);
  };
  const button = (sign: ReactNode, text: string, index: number, act: () => void, isUseless = false) => (
    <button
      type="button"
      title={text}
      aria-label={`${text}: ${nameOf(index)}`}
      aria-disabled={isUseless || undefined}
      onClick={act}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <ol ref={list} tabIndex={-1} className="sortable" aria-label={label}>
      {keys.slice(0, count).map((key, index) => (
        <li
          key={key}
          onKeyDown={(event) => onKeyDown(event, index)}
          onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
          onDrop={(event) => onDrop(event, index)}
        >
          <span
            className="handle"
            draggable
            title={words.drag}
            aria-hidden="true"
            onDragStart={(event) => {
              dragged.current = index;
              event.dataTransfer.setDragImage(event.currentTarget.parentElement ?? event.currentTarget, 0, 0);
            }}
            onDragEnd={() => {
              dragged.current = undefined;
            }}
          >
            ⠿
          </span>
          <div className="item">{children(index)}</div>
          {hasButtons(index) && (
            <span className="buttons">
              {button('↑', words.up, index, () => move(index, index - 1), index === 0)}
              {button('↓', words.down, index, () => move(index, index + 1), index >= placed - 1)}
              {onDuplicate && button(<span className="two-sheets" />, words.duplicate, index, () => onDuplicate(index))}
              {button('✕', words.remove, index, () => remove(index))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
