import { addressOf } from '../routes';
import { boardWords } from '../words/board';
import { useLanguage, useWords } from '../words/language';
import type { Board } from './board';
import { dayInWords } from './in-words';

/** The days of the board. A slot that is dropped on one moves to it. */
export function DayTabs({ board, day }: { readonly board: Board; readonly day: string }) {
  const words = useWords(boardWords);
  const language = useLanguage();
  if (board.days.length === 0) return <p className="lead">{words.noDays}</p>;
  return (
    <nav className="board-days" aria-label={words.days}>
      {board.days.map((each) => (
        <a
          key={each}
          href={addressOf('board', '', { day: each })}
          aria-current={each === day ? 'date' : undefined}
          data-day={each}
          draggable={false}
        >
          {dayInWords(each, language)}
        </a>
      ))}
    </nav>
  );
}
