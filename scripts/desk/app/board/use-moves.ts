import { useMemo, useState } from 'react';
import { addressOf, goTo } from '../routes';
import { boardWords } from '../words/board';
import { fill, useLanguage, useWords } from '../words/language';
import type { Board, Place, Slot, Talk } from './board';
import { clashesOf } from './conflicts';
import { clashInWords, placeInWords } from './in-words';
import { asideEdits, exchangeEdits, moveEdits, placesAfter, talkEdits } from './moves';
import type { Change } from './use-board';

/** A place where a slot is held while somebody chooses. */
export interface Held {
  readonly slot: Slot;
  readonly place: Place;
  /** By the calendar, which shows it itself, by keys, or from the tray. */
  readonly by: 'calendar' | 'keys' | 'tray';
}

/** What one can do with slots. Each is one save. */
export interface Moves {
  readonly held: Held | undefined;
  /** Holds a slot at a place, and shows what is needed twice there. */
  readonly hold: (held: Held | undefined) => void;
  readonly move: (slot: Slot, to: Place) => void;
  readonly exchange: (one: Slot, other: Slot) => void;
  readonly putAside: (slot: Slot) => void;
  readonly putInto: (talk: Talk | Slot, session: Slot) => void;
  /** Slots that need the same room or person as the held one. */
  readonly clashing: ReadonlySet<string>;
  readonly sentences: readonly string[];
  /** What has just been done, for screen readers. */
  readonly said: string;
  readonly say: (sentence: string) => void;
}

/** Moves slots of the board, with a label in words for each save. */
export function useMoves(board: Board, change: Change): Moves {
  const words = useWords(boardWords);
  const language = useLanguage();
  const [held, setHeld] = useState<Held>();
  const [said, say] = useState('');
  const clashes = useMemo(
    () => (held ? clashesOf(board, placesAfter(board, held.slot, held.place)) : []),
    [board, held],
  );
  const done = (label: string, changes: Parameters<Change>[1], at: Readonly<Record<string, string>>) => {
    setHeld(undefined);
    change(label, changes);
    say(fill(words.saved, { what: label }));
    goTo(addressOf('board', '', at));
  };
  return {
    ...{ held, said, say, hold: setHeld },
    clashing: useMemo(() => new Set(clashes.flatMap(({ slot, other }) => [slot.key, other.key])), [clashes]),
    sentences: clashes.map((clash) => clashInWords(board, clash)),
    move: (slot, to) => {
      const place = placeInWords(board, to, language, slot.place);
      const label = fill(words.moved, { title: slot.title, place });
      // Without a day, the board shows the one to which the session belongs now: after a night it may be the next.
      done(label, moveEdits(board, [[slot, to]]), { session: slot.key });
    },
    exchange: (one, other) => {
      const label = fill(words.exchanged, { one: one.title, other: other.title });
      done(label, exchangeEdits(board, one, other), { day: other.place?.day ?? '', session: one.key });
    },
    putAside: (slot) => {
      const label = fill(words.putAside, { title: slot.title });
      done(label, asideEdits(board, slot), { day: slot.place?.day ?? '', session: slot.key });
    },
    putInto: (talk, session) => {
      const label = fill(words.putInto, { title: talk.title, session: session.title });
      done(label, talkEdits(board, talk, session), { day: session.place?.day ?? '', session: session.key });
    },
  };
}
