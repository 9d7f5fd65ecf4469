import { useSaving } from '../saving';
import { useDesk } from '../store';
import { chooseLanguage, counted, fill, LANGUAGES, type Language, useLanguage, useWords } from '../words/language';
import { shellWords } from '../words/shell';
import { takeBack } from './take-back';

interface BarProps {
  readonly hasPreview: boolean;
  readonly onPreview: () => void;
}

/** The bar at the top: undo, redo, whether all is saved, the language and the preview. */
export function Bar({ hasPreview, onPreview }: BarProps) {
  const words = useWords(shellWords);
  const { state } = useDesk();
  const language = useLanguage();
  return (
    <header className="bar">
      <a className="name" href="#/findings">
        {words.desk}
      </a>
      <div className="group">
        <TakeBack direction="undo" label={words.undo} what={state?.undo} sentence={words.undoWhat} />
        <TakeBack direction="redo" label={words.redo} what={state?.redo} sentence={words.redoWhat} />
      </div>
      <SavedStatus />
      <label>
        <span className="unseen">{words.language}</span>
        <select
          value={language}
          onChange={({ target }) => chooseLanguage(target.value as Language) /* one of the options */}
        >
          {Object.entries(LANGUAGES).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" aria-pressed={hasPreview} onClick={onPreview}>
        {words.preview}
      </button>
    </header>
  );
}

interface TakeBackProps {
  readonly direction: 'undo' | 'redo';
  readonly label: string;
  readonly what: string | undefined;
  readonly sentence: string;
}

function TakeBack({ direction, label, what, sentence }: TakeBackProps) {
  return (
    <button
      type="button"
      disabled={what === undefined}
      title={what === undefined ? undefined : fill(sentence, { what })}
      onClick={() => takeBack(direction)}
    >
      {label}
    </button>
  );
}

function SavedStatus() {
  const words = useWords(shellWords);
  const { waiting } = useSaving();
  const { state, isConnected } = useDesk();
  const sentence = waiting === 0 ? words.saved : counted(isConnected ? words.saving : words.waiting, waiting);
  return (
    <p role="status" className="saved" data-waiting={waiting > 0 || undefined}>
      {sentence}
      {/* Here, and not above the view: nothing may move under the pointer when an error appears. */}
      {isConnected && state?.isShown === false && <span className="last-good">{words.lastGood}</span>}
    </p>
  );
}
