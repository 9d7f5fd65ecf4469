import { type FormEvent, useEffect, useState } from 'react';
import { Dialog } from '../parts/Dialog';
import { addressOf, goTo } from '../routes';
import { save } from '../saving';
import { useFile } from '../store';
import { fill, useWords } from '../words/language';
import { valuesWords } from '../words/values';
import { pageId, pageText } from './new-page';

/** Asks for the title and the name of a new page, writes it, and opens it. */
export function NewPage({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(valuesWords);
  const [title, setTitle] = useState('');
  const [typedId, setTypedId] = useState<string>();
  const id = typedId ?? pageId(title);
  const name = `pages/${id}.md`;
  const isTaken = useFile(name) !== undefined;
  const [written, setWritten] = useState<string>();
  const isThere = useFile(written ?? '') !== undefined;
  useEffect(() => {
    if (!isThere || written === undefined) return;
    goTo(addressOf('file', written));
    onClose();
  }, [isThere, written, onClose]);
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (isTaken) return;
    setWritten(name);
    void save(fill(words.added, { what: title }), [
      { name, version: null, edits: [{ do: 'whole', to: pageText(title) }] },
    ]);
  };
  return (
    <Dialog title={words.newPage} onClose={onClose}>
      <form className="form" onSubmit={write}>
        <label>
          {words.title}
          <input required dir="auto" value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
        <label>
          {words.pageName}
          <input
            required
            dir="ltr"
            pattern="[A-Za-z0-9][A-Za-z0-9\-]*"
            title={words.pageNameRule}
            aria-describedby="page-name-rule"
            value={id}
            onChange={(event) => setTypedId(event.target.value)}
          />
        </label>
        <p id="page-name-rule" className="help" aria-live="polite">
          {isTaken && written === undefined ? fill(words.taken, { name }) : words.pageNameRule}
        </p>
        <p className="actions">
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="primary">
            {words.create}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
