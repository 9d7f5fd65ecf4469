import type { HistoryEntry } from '../../contract';
import { act } from '../saving';
import { useFetched } from '../store';
import { historyWords } from '../words/history';
import { fill, useLanguage, useWords } from '../words/language';
import { Publishing } from './Publishing';
import './history.css';

/** What changed since the last commit, commit and push, and the saves of the desk. */
export function HistoryView() {
  const words = useWords(historyWords);
  return (
    <section className="view history">
      <h1>{words.title}</h1>
      <Publishing />
      <Saves />
    </section>
  );
}

function Saves() {
  const words = useWords(historyWords);
  const language = useLanguage();
  const entries = useFetched<readonly HistoryEntry[]>('history');
  const timeOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <h2>{words.saves}</h2>
      {entries?.length === 0 && <p className="lead">{words.noSaves}</p>}
      <ol className="saves">
        {entries?.map(({ id, at, label, files, isUndone }) => (
          <li key={id}>
            <time dateTime={at}>{timeOf.format(new Date(at))}</time>
            <span dir="auto">{label}</span>
            <span className="lead">{files.join(', ')}</span>
            {isUndone ? (
              <em>{words.undone}</em>
            ) : (
              <button type="button" onClick={() => act('undo', { id, label: fill(words.undoWhat, { what: label }) })}>
                {words.undo}
                <span className="unseen"> {label}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
