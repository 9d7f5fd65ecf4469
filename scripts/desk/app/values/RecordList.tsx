import { useEffect, useRef } from 'react';
import type { ValueEdit } from '../../contract';
import { fill, useWords } from '../words/language';
import { valuesWords } from '../words/values';
import { FindingCount } from './Findings';
import { fieldId } from './field-findings';
import { useForm } from './form-context';
import { copyOf, moved, titleOf } from './records';
import { SortableList } from './SortableList';

interface RecordListProps {
  readonly records: readonly unknown[];
  /** The field that identifies a record. */
  readonly idField: string | undefined;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** The records of a file. The one that is chosen is edited next to them; a new one is the one after the last. */
export function RecordList({ records, idField, chosen, onChoose }: RecordListProps) {
  const words = useWords(valuesWords);
  const { change } = useForm();
  const isAdding = useRef(false);
  useEffect(() => {
    if (isAdding.current && chosen === records.length)
      document.querySelector<HTMLElement>(`:is(input, textarea, select)[id^="${fieldId([chosen])}/"]`)?.focus();
    isAdding.current = false;
  });
  const nameOf = (index: number) => titleOf(records[index]) || fill(words.newRecord, { n: index + 1 });
  const edit = (words: string, index: number, edit: ValueEdit, next: number) => {
    change(fill(words, { what: nameOf(index) }), edit);
    onChoose(next);
  };
  const move = (from: number, to: number) => {
    const order = moved([...records.keys()], from, to);
    edit(words.moved, from, { do: 'move', path: [], from, to }, Math.max(0, order.indexOf(chosen)));
  };
  return (
    <div className="record-list">
      <SortableList
        label={words.records}
        count={records.length + (chosen === records.length ? 1 : 0)}
        placed={records.length}
        nameOf={nameOf}
        hasButtons={(index) => index === chosen}
        onMove={move}
        onRemove={(index) => {
          const next = Math.max(0, index - 1);
          if (index === records.length) onChoose(next);
          else edit(words.removed, index, { do: 'remove', path: [index] }, next);
        }}
        onDuplicate={(index) => {
          const value = copyOf(records[index], idField, records);
          if (index < records.length)
            edit(words.duplicated, index, { do: 'insert', path: [], at: index + 1, value }, index + 1);
        }}
      >
        {(index) => (
          <button
            type="button"
            dir="auto"
            aria-current={index === chosen ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            {nameOf(index)}
            <FindingCount path={[index]} />
          </button>
        )}
      </SortableList>
      <button
        type="button"
        onClick={() => {
          isAdding.current = true;
          onChoose(records.length);
        }}
      >
        {words.addRecord}
      </button>
    </div>
  );
}
