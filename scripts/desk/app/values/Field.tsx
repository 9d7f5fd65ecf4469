import { ChoiceField } from './ChoiceField';
import { type AnyFieldProps, useForm } from './form-context';
import { kindOf } from './form-fields';
import { Group } from './Group';
import { ListField } from './ListField';
import { ObjectFields } from './ObjectFields';
import { SwitchField } from './SwitchField';
import { TextField } from './TextField';

/** A field of a form, by its schema. */
export function Field({ refersTo, onRemove, ...props }: AnyFieldProps) {
  const { choices } = useForm();
  const { schema, path, value } = props;
  const referred = refersTo && choices.records[refersTo];
  const kind = kindOf(schema);
  if (kind === 'list') return <ListField {...props} refersTo={refersTo} onRemove={onRemove} />;
  if (kind === 'object')
    return (
      <Group {...props} onRemove={onRemove}>
        <ObjectFields schema={schema} path={path} value={value} />
      </Group>
    );
  if (referred) return <ChoiceField {...props} choices={referred} />;
  if (kind === 'choice')
    return <ChoiceField {...props} choices={(schema.enum ?? []).map((id) => ({ id, title: id }))} />;
  return kind === 'switch' ? <SwitchField {...props} /> : <TextField {...props} />;
}
