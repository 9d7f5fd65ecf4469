import { useEffect, useState } from 'react';
import type { DeskFinding, Opened } from '../../contract';
import { useEdited } from '../edited';
import { TextEditor } from '../parts/TextEditor';
import { addressOf } from '../routes';
import { useDesk } from '../store';
import { useTried } from '../use-tried';
import { fill, useWords } from '../words/language';
import { valuesWords } from '../words/values';
import './values.css';

interface TextViewProps {
  readonly name: string;
  /** The place to go to. */
  readonly at: Readonly<Record<string, string>>;
}

/** Texts that were typed and not saved when another view was opened, with the content to which they belong. */
const left = new Map<string, { readonly typed: string; readonly base: Opened }>();

const NONE: readonly DeskFinding[] = [];

/** The text of a file. It is saved by a button or Ctrl+S. */
export function TextView({ name, at }: TextViewProps) {
  const words = useWords(valuesWords);
  const { content, change, changesWith, hold } = useEdited(name, left.get(name)?.base);
  const [typed, setTyped] = useState(left.get(name)?.typed);
  const findings = useDesk().state?.findings ?? NONE;
  const tried = useTried(typed, (to) => changesWith({ do: 'whole', to })) ?? findings;
  const [marks, setMarks] = useState<readonly DeskFinding[]>(NONE);
  const found = tried.filter((finding) => finding.name === name);
  if (found.length !== marks.length || found.some((finding, index) => finding !== marks[index])) setMarks(found);

  useEffect(() => {
    if (typed !== undefined && content) left.set(name, { typed, base: content });
    else left.delete(name);
    hold(typed !== undefined);
    if (typed === undefined) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [name, typed, content, hold]);

  const save = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    void change(fill(words.textOf, { name }), { do: 'whole', to: typed });
  };
  if (content === undefined) return null;
  return (
    <section className="view text-view">
      <header className="view-header">
        <h1 dir="ltr">{name}</h1>
        <a className="button" href={addressOf('file', name)}>
          {name.endsWith('.csv') ? words.showTable : words.showForm}
        </a>
        <button type="button" className="primary" disabled={typed === undefined} onClick={save}>
          {words.save}
        </button>
      </header>
      <TextEditor
        label={name}
        text={typed ?? content.text}
        language={languageOf(name)}
        marks={marks}
        line={at.line === undefined ? undefined : Number(at.line)}
        onChange={(text) => setTyped(text === content.text ? undefined : text)}
        onSave={save}
      />
    </section>
  );
}

const languageOf = (name: string) => (name.endsWith('.yaml') ? 'yaml' : name.endsWith('.md') ? 'markdown' : 'plain');
