import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Choice } from '../../contract';

interface SuggestProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly choices: readonly Choice[];
  /** Takes what was chosen. */
  readonly onChoose: (id: string) => void;
  /** Only the choices are right, so that Enter takes the best match of what was typed. */
  readonly isStrict: boolean;
  /** Shows the choices that match the text from the beginning. */
  readonly isTyped: boolean;
  readonly isInvalid: boolean;
}

const MOST_SHOWN = 50;

/** A field with a list of choices, by their names or ids (WAI-ARIA, combobox pattern). */
export function Suggest(props: SuggestProps) {
  const { label, text, onText, choices, onChoose, isStrict, isInvalid } = props;
  const [isTyped, setTyped] = useState(props.isTyped);
  const matches = matching(choices, isTyped ? text : '');
  const first = isTyped ? (isStrict && matches.length > 0 ? 0 : -1) : matches.findIndex(({ id }) => id === text);
  const [chosen, setChosen] = useState<number>();
  const active = chosen ?? first;
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const option = matches[active];
    if (event.key === 'ArrowDown') setChosen(Math.min(active + 1, matches.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(active - 1, 0));
    else if (event.key === 'Enter' && option && (chosen !== undefined || isTyped)) {
      event.stopPropagation();
      onChoose(option.id);
    } else return;
    event.preventDefault();
  };
  return (
    <div className="suggest">
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked for it
        autoFocus
        role="combobox"
        aria-label={label}
        aria-expanded={matches.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
        aria-invalid={isInvalid}
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={({ target }) => {
          setTyped(true);
          setChosen(undefined);
          onText(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} role="listbox" aria-label={label} hidden={matches.length === 0}>
        {matches.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
          <div
            key={choice.id}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice.id)}
          >
            <bdi>{choice.title}</bdi> {choice.title !== choice.id && <small dir="ltr">{choice.id}</small>}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Finds choices that have a text: those that are it first, then those that begin with it. */
function matching(choices: readonly Choice[], text: string): readonly Choice[] {
  const wanted = text.trim().toLowerCase();
  const rankOf = ({ id, title }: Choice): number => {
    const names = [id.toLowerCase(), title.toLowerCase()];
    if (names.includes(wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  if (wanted === '') return choices.slice(0, MOST_SHOWN);
  return choices
    .map((choice) => ({ choice, rank: rankOf(choice) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_SHOWN)
    .map(({ choice }) => choice);
}
