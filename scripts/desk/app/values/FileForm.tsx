import { type ReactNode, useEffect, useMemo } from 'react';
import type { Collection } from '../../../../shared/model/collections';
import type { ValuePath } from '../../contract';
import type { Edited } from '../edited';
import { addressOf } from '../routes';
import { useChoices, useDesk } from '../store';
import { useWords } from '../words/language';
import { valuesWords } from '../words/values';
import { Field } from './Field';
import { FindingsAt } from './Findings';
import { fieldId, pathOf } from './field-findings';
import { FormContext } from './form-context';
import { PEOPLE } from './TextField';

interface FileFormProps {
  readonly name: string;
  readonly title: string;
  readonly collection: Collection;
  readonly edited: Edited;
  /** The value whose own findings are shown at the top. */
  readonly root: ValuePath;
  /** Names the edited record, for undo and the history. */
  readonly recordTitle: string;
  readonly at: Readonly<Record<string, string>>;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the form of a file: title, findings of the whole, and what its fields share. */
export function FileForm(props: FileFormProps) {
  const { name, title, collection, edited, root, recordTitle, at, actions, children } = props;
  const words = useWords(valuesWords);
  const { state } = useDesk();
  const choices = useChoices();
  const { change, changesWith, hold, content } = edited;
  const findings = useMemo(() => (state?.findings ?? []).filter((finding) => finding.name === name), [state, name]);
  useFocusAt(at.path);
  return (
    <FormContext
      value={{
        ...{ name, findings, choices, changesWith, hold, Field },
        references: collection.references ?? {},
        change: (what, edit) => void change([title, recordTitle, what].filter((each) => each !== '').join(' – '), edit),
      }}
    >
      <section className="view file-form">
        <header className="view-header">
          <h1>{title}</h1>
          <code>{name}</code>
          {actions}
          <a className="button" href={addressOf('text', name)}>
            {words.showFile}
          </a>
        </header>
        {content?.version === null && <p className="lead">{words.begins}</p>}
        {content?.problem !== undefined && (
          <p className="problem" role="alert">
            {words.unreadable} <span lang="en">{content.problem}</span>
          </p>
        )}
        {root.length > 0 && <FindingsAt path={[]} />}
        <FindingsAt path={root} />
        {content?.problem === undefined && children}
        <datalist id={PEOPLE}>
          {choices.people.map((person) => (
            <option key={person} value={person} />
          ))}
        </datalist>
      </section>
    </FormContext>
  );
}

/** Opens and focuses the field of an address, or the nearest one around it. */
function useFocusAt(place: string | undefined): void {
  useEffect(() => {
    const path = pathOf(place);
    for (let length = path?.length ?? 0; length > 0; length--) {
      const field = document.getElementById(fieldId(path?.slice(0, length) ?? []));
      if (!field) continue;
      for (let outer = field.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null)
        outer.open = true;
      if (field instanceof HTMLDetailsElement) field.open = true;
      (field.querySelector<HTMLElement>(':scope > summary') ?? field).focus();
      field.scrollIntoView({ block: 'center' });
      return;
    }
  }, [place]);
}
