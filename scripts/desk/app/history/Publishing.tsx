import { type FormEvent, useState } from 'react';
import type { ChangesInWords } from '../../history/changes-in-words';
import type { Committed } from '../../history/commit';
import type { Pushed } from '../../history/push';
import type { GitState } from '../../history/state';
import { tell } from '../api';
import { useFetched, useOpened } from '../store';
import { historyWords } from '../words/history';
import { counted, fill, useLanguage, useWords } from '../words/language';

type Words = (typeof historyWords)['en'];

/** What came of a commit or push, as the desk says it. */
interface Result {
  readonly sentence: string;
  readonly output?: string | undefined;
}

/** The state of git: what changed, a commit with a message, and a push. */
export function Publishing() {
  const words = useWords(historyWords);
  const [turn, setTurn] = useState(0);
  const [result, setResult] = useState<Result>();
  const git = useFetched<GitState | null>('git', turn);
  if (git === undefined) return null;
  if (git === null) return <p className="lead">{words.noGit}</p>;
  const after = (found: Result) => {
    setResult(found);
    setTurn(turn + 1);
  };
  return (
    <>
      <h2>{words.sinceCommit}</h2>
      {git.unfinished && <p>{words.unfinished}</p>}
      {git.files.length === 0 ? <p className="lead">{words.clean}</p> : <Changed git={git} onDone={after} />}
      <PushState git={git} onDone={after} />
      <div role="status" className="result">
        {result && <p>{result.sentence}</p>}
        {result?.output !== undefined && <pre lang="en">{result.output}</pre>}
      </div>
      <Commits commits={git.commits} />
    </>
  );
}

function Changed({ git: { files }, onDone }: { readonly git: GitState; readonly onDone: (result: Result) => void }) {
  const words = useWords(historyWords);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = String(new FormData(form).get('message'));
    const committed = await tell<Committed>('commit', { message });
    if (committed.code === 'committed') form.reset();
    onDone(ofCommit(committed, words));
  };
  return (
    <>
      <ul>
        {files.map(({ folder, name, change, hasConflict }) => (
          <li key={`${folder}/${name}`}>
            {folder}/{name}: {words[change]}
            {hasConflict && <strong> ({words.conflict})</strong>}
          </li>
        ))}
      </ul>
      <InWords />
      <form onSubmit={send} className="commit">
        <label>
          {words.message}
          <input name="message" required dir="auto" maxLength={200} />
        </label>
        <button type="submit" className="primary">
          {words.commit}
        </button>
      </form>
    </>
  );
}

function InWords() {
  const words = useWords(historyWords);
  const changes = useFetched<ChangesInWords>('changes');
  return (
    <details>
      <summary>{words.inWords}</summary>
      {changes === undefined && <p>{words.comparing}</p>}
      {changes && 'problem' in changes && (
        <>
          <p>{words.cannotCompare}</p>
          <pre lang="en">{changes.message}</pre>
        </>
      )}
      {changes && 'chapters' in changes && changes.chapters.length === 0 && <p>{words.nothingSeen}</p>}
      {changes &&
        'chapters' in changes &&
        changes.chapters.map(({ heading, changes: list }) => (
          <section key={heading} lang="en">
            <h3>{heading}</h3>
            <ul>
              {list.map((change) => (
                <li key={change} dir="auto">
                  {change}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </details>
  );
}

function PushState({ git, onDone }: { readonly git: GitState; readonly onDone: (result: Result) => void }) {
  const words = useWords(historyWords);
  const [isPushing, setPushing] = useState(false);
  const { branch = '', upstream: to, ahead, behind = 0, commits } = git;
  const conference = useOpened('conference.yaml');
  const send = async () => {
    setPushing(true);
    const pushed = await tell<Pushed>('push').finally(() => setPushing(false));
    onDone(ofPush(pushed, words));
  };
  if (commits.length === 0) return null;
  const isPushed = to !== undefined && ahead === 0;
  const url = urlIn(conference?.value);
  return (
    <>
      <p>
        {to === undefined
          ? fill(words.neverPushed, { branch })
          : isPushed
            ? fill(words.allPushed, { to })
            : counted(words.notPushed, ahead ?? 0)}{' '}
        {to !== undefined && behind > 0 && fill(counted(words.behind, behind), { to })}
        {url !== undefined && (
          <>
            {' '}
            {words.published} <a href={url}>{url}</a>
          </>
        )}
      </p>
      {!isPushed && (
        <p className="actions">
          <button type="button" onClick={send} disabled={isPushing}>
            {isPushing ? words.pushing : words.push}
          </button>
        </p>
      )}
    </>
  );
}

/** Returns the address of the published site, which conference.yaml has. */
const urlIn = (conference: unknown): string | undefined => {
  const url = typeof conference === 'object' && conference !== null ? Reflect.get(conference, 'url') : undefined;
  return typeof url === 'string' && /^https?:/.test(url) ? url : undefined;
};

function Commits({ commits }: Pick<GitState, 'commits'>) {
  const words = useWords(historyWords);
  const dateOf = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  if (commits.length === 0) return null;
  return (
    <details>
      <summary>{words.commits}</summary>
      <ol className="saves">
        {commits.map(({ hash, author, date, subject }) => (
          <li key={hash}>
            <time dateTime={date}>{dateOf.format(new Date(date))}</time>
            <span dir="auto">{subject}</span>
            <span className="lead">
              {author}, {hash}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function ofCommit(committed: Committed, words: Words): Result {
  if (committed.code === 'committed') return { sentence: words.committed };
  const sentences: Partial<Record<typeof committed.code, string>> = {
    unfinished: words.unfinished,
    nothing: words.clean,
    'no-identity': words.noIdentity,
    'time-out': words.timeOut,
  };
  const sentence = sentences[committed.code];
  return sentence === undefined
    ? { sentence: words.failed, output: committed.output ?? committed.message }
    : { sentence };
}

function ofPush({ code, message, output }: Pushed, words: Words): Result {
  const sentences: Partial<Record<typeof code, string>> = {
    pushed: words.pushed,
    'up-to-date': words['up-to-date'],
    behind: words.rejected,
    'no-sign-in': words.noSignIn,
    'time-out': words.timeOut,
  };
  const sentence = sentences[code];
  return sentence === undefined ? { sentence: words.failed, output: output ?? message } : { sentence };
}
