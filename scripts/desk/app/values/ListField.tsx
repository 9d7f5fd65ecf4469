import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SchemaNode } from '../../../../shared/model/schema';
import type { ValuePath } from '../../contract';
import { fill, useWords } from '../words/language';
import { valuesWords } from '../words/values';
import { FindingCount, FindingsAt } from './Findings';
import { fieldId } from './field-findings';
import { type AnyFieldProps, useForm } from './form-context';
import { Group } from './Group';
import { ObjectFields } from './ObjectFields';
import { titleOf } from './records';
import { SortableList } from './SortableList';

const ANY: SchemaNode = { type: 'string' };

/** A list. An item that is added is written when its first field is. */
export function ListField({ schema, path, value, label, refersTo, onRemove }: AnyFieldProps) {
  const words = useWords(valuesWords);
  const { change, Field } = useForm();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [isAdding, setAdding] = useState(false);
  const [length, setLength] = useState(items.length);
  if (items.length !== length) {
    setLength(items.length);
    setAdding(false);
  }
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdding)
      rows.current?.querySelector<HTMLElement>(':scope > ol > li:last-child :is(input, textarea, select)')?.focus();
  }, [isAdding]);
  const { items: itemSchema = ANY } = schema;
  const nameOf = (index: number) => titleOf(items[index]) || `${label} ${index + 1}`;
  const itemOf = (index: number) => {
    const props = { schema: itemSchema, path: [...path, index], value: items[index] };
    if (itemSchema.type !== 'object')
      return <Field {...props} label={`${label} ${index + 1}`} isRequired isItem refersTo={refersTo} />;
    return (
      <Item path={props.path} title={nameOf(index)} isOpen={index === items.length || items.length === 1}>
        <ObjectFields {...props} />
      </Item>
    );
  };
  return (
    <Group schema={schema} path={path} label={label} onAdd={() => setAdding(true)} onRemove={onRemove}>
      <div ref={rows}>
        <SortableList
          label={label}
          count={items.length + (isAdding ? 1 : 0)}
          placed={items.length}
          nameOf={nameOf}
          onMove={(from, to) => change(fill(words.moved, { what: nameOf(from) }), { do: 'move', path, from, to })}
          onRemove={(index) => {
            if (index < items.length)
              change(fill(words.removed, { what: nameOf(index) }), { do: 'remove', path: [...path, index] });
            else setAdding(false);
          }}
        >
          {itemOf}
        </SortableList>
      </div>
    </Group>
  );
}

interface ItemProps {
  readonly path: ValuePath;
  readonly title: string;
  /** Whether it is open at first. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Item({ path, title, isOpen: isOpenAtFirst, children }: ItemProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details id={fieldId(path)} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary dir="auto">
        {title}
        <FindingCount path={path} />
      </summary>
      <FindingsAt path={path} />
      {children}
    </details>
  );
}
