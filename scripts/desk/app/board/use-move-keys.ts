import { type KeyboardEvent as KeyOfReact, useEffect } from 'react';
import { directionOf } from '../../../../shared/words/direction';
import { addressOf, goTo } from '../routes';
import { boardWords } from '../words/board';
import { fill, useLanguage, useWords } from '../words/language';
import type { Board } from './board';
import { placeInWords } from './in-words';
import { movedByKey } from './move-by-key';
import type { Moves } from './use-moves';

/** Moves slots by keys: Enter picks one up, arrows move it, Enter saves, Escape cancels. Returns the handler for the grid. */
export function useMoveKeys(board: Board, { held, hold, move, say }: Moves): (event: KeyOfReact) => void {
  const words = useWords(boardWords);
  const language = useLanguage();
  const onKey = (event: KeyboardEvent | KeyOfReact) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-slot]') : null;
    // The calendar makes a slot anew that moves: for a moment, nothing has the focus.
    const key = element?.dataset.slot ?? (event.target === document.body ? held?.slot.key : undefined);
    const slot = board.slots.find((each) => each.key === key);
    if (slot?.place === undefined) return;
    const isHeld = held?.by === 'keys' && held.slot.key === slot.key;
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (!isHeld) {
      if (event.key !== 'Enter') return;
      take();
      hold({ slot, place: slot.place, by: 'keys' });
      goTo(addressOf('board', '', { day: slot.place.day, session: slot.key }));
      say(fill(words.moving, { title: slot.title }));
    } else if (event.key === 'Enter') {
      take();
      move(slot, held.place);
    } else if (event.key === 'Escape') {
      take();
      hold(undefined);
      say(words.stopped);
    } else {
      const place = movedByKey(board, held.place, event, directionOf(language) === 'rtl');
      if (place === undefined) return;
      take();
      hold({ slot, place, by: 'keys' });
      say(fill(words.movedTo, { place: placeInWords(board, place, language, held.place) }));
    }
  };
  const isHolding = held?.by === 'keys';
  useEffect(() => {
    if (!isHolding) return;
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  });
  return (event) => {
    if (!isHolding) onKey(event);
  };
}
