import { type FormEvent, useState } from 'react';
import type { DeskFinding } from '../../contract';
import { Dialog } from '../parts/Dialog';
import { addressOfPlace } from '../routes';
import { act } from '../saving';
import { findingWords } from '../words/findings';
import { fill, useWords } from '../words/language';

interface FindingNoteProps {
  readonly finding: DeskFinding;
  /** Links to the place, where the note does not stand at it. */
  readonly isLinked?: boolean;
}

/** A finding with what one can do about it: the proposed fix as a button, and accepting it with a reason. */
export function FindingNote({ finding, isLinked = false }: FindingNoteProps) {
  const words = useWords(findingWords);
  const [isAccepting, setAccepting] = useState(false);
  const { id, code, severity, message, hint, fix, mayBeAccepted, related, record, language = 'en' } = finding;
  return (
    <div className="finding" data-severity={severity}>
      <p className="message">
        <span className="unseen">{severity === 'error' ? words.error : words.warning}. </span>
        <span lang={language}>{isLinked ? <a href={addressOfPlace(finding)}>{message}</a> : message}</span>
      </p>
      {isLinked && record !== undefined && (
        <p className="hint" lang="en" dir="auto">
          {record}
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" lang={language}>
          {hint}
        </p>
      )}
      {related.map((other) => (
        <p key={`${other.name}:${other.line}:${other.column}`} className="hint" lang={language}>
          <a href={addressOfPlace(other)}>{other.message}</a>
        </p>
      ))}
      <p className="actions">
        {fix && (
          <button
            type="button"
            onClick={() => act('fix', { id, label: fill(words.fixed, { from: fix.from, to: fix.to }) })}
          >
            {fix.to === '' ? fill(words.remove, { from: fix.from }) : fill(words.write, { to: fix.to })}
          </button>
        )}
        {mayBeAccepted && (
          <button type="button" onClick={() => setAccepting(true)}>
            {words.accept}
          </button>
        )}
        <span className="code">{code}</span>
      </p>
      {isAccepting && <Accepting finding={finding} onClose={() => setAccepting(false)} />}
    </div>
  );
}

function Accepting({
  finding: { id, code, message, language = 'en' },
  onClose,
}: {
  readonly finding: DeskFinding;
  readonly onClose: () => void;
}) {
  const words = useWords(findingWords);
  const accept = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason'));
    void act('accept', { id, reason, label: fill(words.accepted, { code }) });
    onClose();
  };
  return (
    <Dialog title={words.accept} onClose={onClose}>
      <form onSubmit={accept}>
        <p lang={language}>{message}</p>
        <label>
          {words.reason}
          <textarea name="reason" required rows={3} />
        </label>
        <p className="actions">
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="primary">
            {words.accept}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
