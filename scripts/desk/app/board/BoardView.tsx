import { useDesk } from '../store';
import { boardWords } from '../words/board';
import { useWords } from '../words/language';
import { shellWords } from '../words/shell';
import { BoardOfDay } from './BoardOfDay';
import { useBoard } from './use-board';
import './board.css';

interface BoardViewProps {
  /** The day and session to go to. */
  readonly at: Readonly<Record<string, string>>;
}

/** The schedule as a board: a day with its rooms as columns. */
export function BoardView({ at }: BoardViewProps) {
  const words = useWords(boardWords);
  const { loading } = useWords(shellWords);
  const { state } = useDesk();
  const { board, change } = useBoard();
  const hasSessions = state?.files.some(({ collection, version }) => collection === 'sessions' && version !== null);
  if (board && (board.slots.length > 0 || board.talksAside.length > 0))
    return <BoardOfDay board={board} change={change} at={at} />;
  return (
    <section className="view">
      <h1>{words.title}</h1>
      <p className="lead">{hasSessions && board === undefined ? loading : words.noSessions}</p>
    </section>
  );
}
