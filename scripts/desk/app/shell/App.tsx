import { useEffect, useState } from 'react';
import { BoardView } from '../board/BoardView';
import { FindView } from '../find/FindView';
import { FindingsView } from '../findings/FindingsView';
import { HistoryView } from '../history/HistoryView';
import { Preview } from '../preview/Preview';
import { type DeskRoute, useRoute } from '../routes';
import { useDesk } from '../store';
import { TableView } from '../tables/TableView';
import { PageView } from '../values/PageView';
import { TextView } from '../values/TextView';
import { ValuesView } from '../values/ValuesView';
import { useWords } from '../words/language';
import { shellWords } from '../words/shell';
import { Bar } from './Bar';
import { ConflictDialog } from './ConflictDialog';
import { FaultBoundary } from './FaultBoundary';
import { FileList } from './FileList';
import { Notices } from './Notices';
import { takeBack } from './take-back';

/** The desk: files at the side, a view in the middle, the site beside it. */
export function App() {
  const words = useWords(shellWords);
  const route = useRoute();
  const { state } = useDesk();
  const [hasPreview, setPreview] = useState(() => innerWidth >= 1200);
  useUndoKeys();
  useDropGuard();
  return (
    <div className="desk" data-preview={hasPreview || undefined}>
      <button type="button" className="skip" onClick={() => document.querySelector<HTMLElement>('#main')?.focus()}>
        {words.toContent}
      </button>
      <Bar hasPreview={hasPreview} onPreview={() => setPreview(!hasPreview)} />
      <FileList />
      <main id="main" tabIndex={-1}>
        <Notices />
        {state === undefined ? (
          <p className="loading">{words.loading}</p>
        ) : (
          <FaultBoundary key={route.view + route.name} instead={<Failed />}>
            <View route={route} />
          </FaultBoundary>
        )}
      </main>
      {hasPreview && (
        <FaultBoundary instead={null}>
          <Preview />
        </FaultBoundary>
      )}
      <ConflictDialog />
    </div>
  );
}

function Failed() {
  const words = useWords(shellWords);
  return (
    <p className="loading" role="alert">
      {words.failed}{' '}
      <button type="button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </p>
  );
}

function View({ route }: { readonly route: DeskRoute }) {
  const { state } = useDesk();
  const { view, name } = route;
  const kind = state?.files.find((file) => file.name === name)?.kind;
  if (view === 'board') return <BoardView at={route.at} />;
  if (view === 'find') return <FindView />;
  if (view === 'history') return <HistoryView />;
  if (kind === undefined || view === 'findings') return <FindingsView />;
  if (view === 'text') return <TextView name={name} at={route.at} />;
  if (kind === 'values') return <ValuesView name={name} at={route.at} />;
  if (kind === 'page') return <PageView name={name} at={route.at} />;
  return <TableView name={name} at={route.at} />;
}

/** Ctrl+Z and Ctrl+Y are the desk's own, but where one types: there they belong to the field. */
function useUndoKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const letter = event.key.toLowerCase();
      const isRedo = letter === 'y' || (letter === 'z' && event.shiftKey);
      if (!isRedo && letter !== 'z') return;
      event.preventDefault();
      void takeBack(isRedo ? 'redo' : 'undo');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** A file that is dropped beside a field would be opened in place of the desk. */
function useDropGuard(): void {
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', onDrag);
    addEventListener('drop', onDrag);
    return () => {
      removeEventListener('dragover', onDrag);
      removeEventListener('drop', onDrag);
    };
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
