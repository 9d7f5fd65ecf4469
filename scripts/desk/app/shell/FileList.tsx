import { useEffect, useRef, useState } from 'react';
import type { DeskFile, DeskFinding } from '../../contract';
import { addressOf, useRoute } from '../routes';
import { useDesk } from '../store';
import { NewPage } from '../values/NewPage';
import { collectionNamesIn } from '../words/collections';
import { counted, useLanguage, useWords } from '../words/language';
import { shellWords } from '../words/shell';
import { valuesWords } from '../words/values';

/** The views and files of the desk, with the number of findings of each file. */
export function FileList() {
  const words = useWords(shellWords);
  const { newPage } = useWords(valuesWords);
  const [isMaking, setMaking] = useState(false);
  const { state } = useDesk();
  const { files = [], findings = [] } = state ?? {};
  const present = files.filter(({ version }) => version !== null);
  const absent = files.filter(({ version }) => version === null);
  const ofKind = (...kinds: DeskFile['kind'][]) => present.filter(({ kind }) => kinds.includes(kind));
  return (
    <nav className="files" aria-label={words.desk}>
      <ul>
        <Entry address={addressOf('findings')} label={words.findings} findings={findings} />
        <Entry address={addressOf('board')} label={words.board} />
        <Entry address={addressOf('find')} label={words.find} />
        <Entry address={addressOf('history')} label={words.history} />
      </ul>
      <Group title={words.tables} files={ofKind('table', 'workbook')} findings={findings} />
      <Group title={words.texts} files={ofKind('values')} findings={findings} />
      <Group title={words.pages} files={ofKind('page')} findings={findings} />
      <button type="button" className="new" onClick={() => setMaking(true)}>
        {newPage}
      </button>
      {isMaking && <NewPage onClose={() => setMaking(false)} />}
      {absent.length > 0 && (
        <details>
          <summary>{words.absent}</summary>
          <Group files={absent} findings={[]} />
        </details>
      )}
    </nav>
  );
}

interface GroupProps {
  readonly title?: string;
  readonly files: readonly DeskFile[];
  readonly findings: readonly DeskFinding[];
}

function Group({ title, files, findings }: GroupProps) {
  const names = collectionNamesIn(useLanguage());
  if (files.length === 0) return null;
  return (
    <>
      {title !== undefined && <h2>{title}</h2>}
      <ul>
        {files.map(({ name, kind, collection }) => (
          <Entry
            key={name}
            address={addressOf('file', name)}
            label={kind === 'page' ? name.replace(/^pages\/|\.md$/g, '') : names[collection]}
            findings={findings.filter((finding) => finding.name === name)}
          />
        ))}
      </ul>
    </>
  );
}

interface EntryProps {
  readonly address: string;
  readonly label: string;
  readonly findings?: readonly DeskFinding[];
}

function Entry({ address, label, findings = [] }: EntryProps) {
  const words = useWords(shellWords);
  const { view, name } = useRoute();
  const link = useRef<HTMLAnchorElement>(null);
  const isCurrent = addressOf(view, name) === address;
  // What leads here from elsewhere may be about a file that is further down.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const [count, kind, sentence] = errors > 0 ? [errors, 'error', words.errors] : [warnings, 'warning', words.warnings];
  return (
    <li>
      <a ref={link} href={address} aria-current={isCurrent ? 'page' : undefined}>
        {label}
        {count > 0 && (
          <>
            {' '}
            <span className="count" data-severity={kind} aria-hidden="true">
              {count}
            </span>
            <span className="unseen">{counted(sentence as typeof words.errors, count)}</span>
          </>
        )}
      </a>
    </li>
  );
}
