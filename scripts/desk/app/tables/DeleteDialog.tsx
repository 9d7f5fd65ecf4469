import { useEffect, useState } from 'react';
import type { CollectionName } from '../../../../shared/model/collections';
import { Dialog } from '../parts/Dialog';
import { deskNow } from '../store';
import { collectionNamesIn } from '../words/collections';
import { fill, useLanguage, useWords } from '../words/language';
import { tableWords } from '../words/tables';
import { type Dependent, dependentsOf } from './dependents';

interface DeleteDialogProps {
  readonly collection: CollectionName;
  readonly ids: readonly string[];
  /** What is deleted, for people. */
  readonly what: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

const MOST_SHOWN = 50;

/** Asks whether rows are to be deleted, and lists the records that refer to them. */
export function DeleteDialog({ collection, ids, what, onDelete, onClose }: DeleteDialogProps) {
  const words = useWords(tableWords);
  const names = collectionNamesIn(useLanguage());
  const [dependents, setDependents] = useState<readonly Dependent[]>();
  const [wanted] = useState(ids);
  useEffect(() => {
    void dependentsOf(collection, wanted, deskNow().state?.files ?? []).then(setDependents);
  }, [collection, wanted]);
  return (
    <Dialog title={fill(words.deleteTitle, { record: what })} onClose={onClose}>
      <p aria-live="polite">
        {dependents === undefined ? words.looking : dependents.length === 0 ? words.noDependents : words.dependents}
      </p>
      <ul className="dependents">
        {dependents?.slice(0, MOST_SHOWN).map((dependent) => (
          <li key={`${dependent.collection} ${dependent.title}`}>
            {names[dependent.collection]}: <bdi>{dependent.title}</bdi>
          </li>
        ))}
        {(dependents?.length ?? 0) > MOST_SHOWN && <li>… {dependents?.length}</li>}
      </ul>
      <p className="actions">
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => {
            onDelete();
            onClose();
          }}
        >
          {words.deleteRows}
        </button>
      </p>
    </Dialog>
  );
}
