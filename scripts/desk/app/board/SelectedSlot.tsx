import { useId } from 'react';
import type { DeskFinding } from '../../contract';
import { FindingNote } from '../findings/FindingNote';
import { addressOf } from '../routes';
import { boardWords } from '../words/board';
import { counted, useLanguage, useWords } from '../words/language';
import type { Board, Slot } from './board';
import { placeInWords, slotInList } from './in-words';
import { PlaceForm } from './PlaceForm';
import type { Moves } from './use-moves';

interface SelectedSlotProps {
  readonly board: Board;
  readonly slot: Slot;
  readonly findings: readonly DeskFinding[];
  readonly moves: Moves;
  readonly day: string;
}

/** The selected slot: what it is, what the check says of it, and all moves without dragging. */
export function SelectedSlot({ board, slot, findings, moves, day }: SelectedSlotProps) {
  const words = useWords(boardWords);
  const language = useLanguage();
  const { place, title, talks, file, row } = slot;
  const column = board.files.get(file)?.table?.columns.findIndex((name) => name.toLowerCase() === 'date') ?? 0;
  const people = [...new Set(slot.people.map(({ name }) => name))];
  const others = board.slots.filter((other) => other.key !== slot.key && other.place?.day === place?.day);
  const sessions = board.slots.filter(({ isSession, key, id }) => isSession && key !== slot.key && id !== '');
  return (
    <section aria-labelledby="selected-title">
      <h2 id="selected-title" dir="auto">
        {title}
      </h2>
      <p>{place ? placeInWords(board, place, language) : words.aside}</p>
      {people.length > 0 && (
        <p>
          <b>{words.people}:</b> {people.join(words.comma)}
        </p>
      )}
      {talks.length > 0 && (
        <details>
          <summary>{counted(words.talks, talks.length)}</summary>
          <ul>
            {talks.map((talk) => (
              <li key={talk.key} dir="auto">
                {[talk.start, talk.title].filter((text) => text !== '').join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <a href={addressOf('file', file, { row, column: Math.max(0, column) })}>{words.row}</a>
      </p>
      {findings.map((finding) => (
        <FindingNote key={finding.id} finding={finding} />
      ))}
      {board.isEditable && (
        <>
          <PlaceForm key={JSON.stringify([slot.key, place, day])} {...{ board, slot, moves, day }} />
          {place && (
            <Choice
              label={words.exchangeWith}
              button={words.exchange}
              slots={others}
              onChoose={(other) => moves.exchange(slot, other)}
            />
          )}
          {!(place || slot.isSession) && (
            <Choice
              label={words.into}
              button={words.put}
              slots={sessions}
              onChoose={(session) => moves.putInto(slot, session)}
            />
          )}
          {place && (
            <button type="button" onClick={() => moves.putAside(slot)}>
              {words.putAsideNow}
            </button>
          )}
        </>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly button: string;
  readonly slots: readonly Slot[];
  readonly onChoose: (slot: Slot) => void;
}

/** A choice of a slot, with a button that does something with it. */
export function Choice({ label, button, slots, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <form
      className="board-choice"
      onSubmit={(event) => {
        event.preventDefault();
        const key = new FormData(event.currentTarget).get('slot');
        const chosen = slots.find((slot) => slot.key === key);
        if (chosen) onChoose(chosen);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <select id={id} name="slot" required defaultValue="">
        <option value="" />
        {slots.map((slot) => (
          <option key={slot.key} value={slot.key}>
            {slotInList(slot)}
          </option>
        ))}
      </select>
      <button type="submit">{button}</button>
    </form>
  );
}
