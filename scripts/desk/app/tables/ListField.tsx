import { type KeyboardEvent, useState } from 'react';
import { itemsIn } from '../../../content/read/typed';
import type { Choice } from '../../contract';
import { Suggest } from '../parts/Suggest';
import { fill, useWords } from '../words/language';
import { tableWords } from '../words/tables';

interface ListFieldProps {
  readonly label: string;
  /** The items, separated by semicolons. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly choices: readonly Choice[];
  /** What was typed to begin is a new item, and not the list. */
  readonly isTyped: boolean;
  readonly isInvalid: boolean;
}

/** Items as chips, and a field that adds one. */
export function ListField({ label, text, onText, choices, isTyped, isInvalid }: ListFieldProps) {
  const words = useWords(tableWords);
  const [items, setItems] = useState(isTyped ? [] : itemsIn(text));
  const [next, setNext] = useState(isTyped ? text : '');
  const change = (to: readonly string[], typed: string) => {
    setItems([...to]);
    setNext(typed);
    // What is typed and not yet added counts, too.
    onText([...to, ...itemsIn(typed)].join('; '));
  };
  const titleOf = (item: string) => choices.find(({ id }) => id === item)?.title ?? item;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && next === '') change(items.slice(0, -1), '');
    else if ((event.key === 'Enter' || event.key === ';') && next.trim() !== '') {
      event.preventDefault();
      event.stopPropagation();
      change([...items, ...itemsIn(next)], '');
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that the field in it did not take
    <div className="list-field" onKeyDown={onKeyDown}>
      {items.length > 0 && (
        <ul className="chips">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal
            <li key={index}>
              <bdi>{titleOf(item)}</bdi>
              <button
                type="button"
                tabIndex={-1}
                aria-label={fill(words.remove, { what: titleOf(item) })}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() =>
                  change(
                    items.filter((_, at) => at !== index),
                    next,
                  )
                }
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suggest
        // The choices begin anew with each item.
        key={items.length}
        {...{ label, isInvalid }}
        text={next}
        onText={(typed) => change(items, typed)}
        choices={choices.filter(({ id }) => !items.includes(id))}
        isStrict={false}
        isTyped={isTyped}
        onChoose={(id) => change([...items, id], '')}
      />
    </div>
  );
}
