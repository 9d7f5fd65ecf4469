import { useState } from 'react';
import { Dialog } from '../parts/Dialog';
import { TextEditor } from '../parts/TextEditor';
import { useWords } from '../words/language';
import { valuesWords } from '../words/values';

interface LargeTextProps {
  readonly label: string;
  readonly text: string;
  readonly onSave: (text: string) => void;
}

/** A button that opens a text in a large editor. */
export function LargeText({ label, text, onSave }: LargeTextProps) {
  const words = useWords(valuesWords);
  const [typed, setTyped] = useState<string>();
  const close = () => setTyped(undefined);
  const done = () => {
    close();
    if (typed !== undefined) onSave(typed);
  };
  return (
    <>
      <button type="button" onClick={() => setTyped(text)}>
        {words.larger}
      </button>
      {typed !== undefined && (
        <Dialog title={label} onClose={close}>
          <TextEditor label={label} text={typed} language="markdown" onChange={setTyped} onSave={done} />
          <p className="actions">
            <button type="button" onClick={close}>
              {words.cancel}
            </button>
            <button type="button" className="primary" onClick={done}>
              {words.save}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
