import { type KeyboardEvent, useEffect, useState } from 'react';
import { PictureChoice } from '../parts/PictureChoice';
import { useTried } from '../use-tried';
import { FieldFrame } from './FieldFrame';
import { findingsAt } from './field-findings';
import { fieldEdit, fieldText } from './field-text';
import { type FieldProps, useForm } from './form-context';
import { isProse, kindOf } from './form-fields';
import { LargeText } from './LargeText';
import { NativePicker } from './NativePicker';

/** The id of the list of names that fields of people suggest. */
export const PEOPLE = 'people';

/** A field in which one types. It is checked meanwhile, and saved when it is left, or with Enter. */
export function TextField(props: FieldProps) {
  const { schema, path, value, label } = props;
  const { name, findings, change, changesWith, hold } = useForm();
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined;
  const tried = useTried(typed, (text) => {
    const edit = fieldEdit(path, value, text, schema);
    return edit ? changesWith(edit) : [];
  });
  useEffect(() => {
    if (!isTyping) return;
    hold(true);
    return () => hold(false);
  }, [isTyping, hold]);

  const text = typed ?? fieldText(value);
  const save = (to: string) => {
    const edit = fieldEdit(path, value, to, schema);
    setTyped(undefined);
    if (edit) change(label, edit);
  };
  const kind = kindOf(schema);
  const hasParagraphs = kind === 'paragraphs' || text.includes('\n');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !hasParagraphs) save(text);
    if (event.key === 'Escape') setTyped(undefined);
  };
  const found = findingsAt(tried?.filter((finding) => finding.name === name) ?? findings, path, true);
  return (
    <FieldFrame {...props} found={found}>
      {(attributes) => {
        const all = {
          ...attributes,
          value: text,
          dir: isProse(schema) ? 'auto' : 'ltr',
          onChange: (event: { readonly target: { readonly value: string } }) => setTyped(event.target.value),
          onBlur: () => save(text),
          onKeyDown,
        } as const;
        if (hasParagraphs)
          return (
            <div className="control">
              <textarea {...all} rows={2} />
              <LargeText label={label} text={text} onSave={save} />
            </div>
          );
        const input = (
          <input
            {...all}
            {...(kind === 'person' && { list: PEOPLE })}
            inputMode={kind === 'number' ? 'decimal' : 'text'}
          />
        );
        if (kind === 'picture')
          return (
            <PictureChoice address={text} onChoose={save}>
              {input}
            </PictureChoice>
          );
        return (
          <div className="control">
            {input}
            {(kind === 'date' || kind === 'time' || kind === 'datetime-local' || kind === 'colour') && (
              <NativePicker kind={kind} value={text} onChoose={save} />
            )}
          </div>
        );
      }}
    </FieldFrame>
  );
}
