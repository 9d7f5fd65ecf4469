import { useEffect, useRef, useState } from 'react';
import type { SchemaNode } from '../../../../shared/model/schema';
import type { ValuePath } from '../../contract';
import { partAt } from '../../edit/plain-values';
import { addressOf } from '../routes';
import { useWords } from '../words/language';
import { valuesWords } from '../words/values';
import { fieldId } from './field-findings';
import { fieldText } from './field-text';
import { useForm } from './form-context';
import { formFields, kindOf, labelOf } from './form-fields';

interface ObjectFieldsProps {
  readonly schema: SchemaNode;
  readonly path: ValuePath;
  readonly value: unknown;
  /** It is a record, whose fields may refer to other records. */
  readonly isRecord?: boolean;
}

/** The fields of an object: those that it has or must have, and a list of those that can be added. */
export function ObjectFields({ schema, path, value, isRecord = false }: ObjectFieldsProps) {
  const words = useWords(valuesWords);
  const { change, references, name: file, Field } = useForm();
  // A field that was emptied stays until the form is closed.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { shown, offered, unknown } = formFields(schema, value, seen);
  if (shown.some((name) => !seen.has(name))) setSeen(new Set([...seen, ...shown]));
  const added = useRef<string>(undefined);
  useEffect(() => {
    if (added.current === undefined) return;
    document.getElementById(fieldId([...path, added.current]))?.focus();
    added.current = undefined;
  });
  const add = (name: string, field: SchemaNode) => {
    added.current = name;
    setSeen(new Set([...seen, name]));
    if (kindOf(field) === 'switch') change(labelOf(name), { do: 'set', path: [...path, name], to: true });
  };
  const remove = (name: string) => {
    setSeen(new Set([...seen].filter((each) => each !== name)));
    change(labelOf(name), { do: 'remove', path: [...path, name] });
  };
  return (
    <>
      {shown.map((name) => {
        const field = schema.properties?.[name];
        const isRequired = schema.required?.includes(name) ?? false;
        return (
          field && (
            <Field
              key={name}
              schema={field}
              path={[...path, name]}
              value={partAt(value, [name])}
              label={labelOf(name)}
              isRequired={isRequired}
              refersTo={isRecord ? references[name] : undefined}
              onRemove={isRequired ? undefined : () => remove(name)}
            />
          )
        );
      })}
      {unknown.map((key) => (
        <p key={key} className="field unknown">
          <strong>{key}</strong>: {fieldText(partAt(value, [key]))}
          <br />
          {words.unknown} <a href={addressOf('text', file)}>{words.showFile}</a>
        </p>
      ))}
      {offered.length > 0 && (
        <details className="offered">
          <summary>{words.addField}</summary>
          <ul>
            {offered.map((name) => {
              const field = schema.properties?.[name];
              return (
                field && (
                  <li key={name}>
                    <button type="button" lang="en" onClick={() => add(name, field)}>
                      {labelOf(name)}
                    </button>
                    <span className="help" lang="en" dir="ltr">
                      {field.description}
                    </span>
                  </li>
                )
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
