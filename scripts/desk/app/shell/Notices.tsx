import { forgetRefusal, useSaving } from '../saving';
import { useDesk } from '../store';
import { useWords } from '../words/language';
import { shellWords } from '../words/shell';

/** What everybody at the desk has to know: that the server is gone, and why a save was refused. */
export function Notices() {
  const words = useWords(shellWords);
  const { state, isConnected } = useDesk();
  const { refusal } = useSaving();
  return (
    <div className="notices" aria-live="polite">
      {!isConnected && state !== undefined && <p data-severity="error">{words.gone}</p>}
      {refusal !== undefined && (
        <p data-severity="error">
          <span lang="en">{refusal}</span>{' '}
          <button type="button" onClick={forgetRefusal}>
            {words.close}
          </button>
        </p>
      )}
    </div>
  );
}
