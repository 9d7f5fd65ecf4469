import { useEffect, useState } from 'react';
import { collections } from '../../../../shared/model/collections';
import type { JsonSchema } from '../../../../shared/model/schema';
import { useEdited } from '../edited';
import { lookAt } from '../focus';
import { Dialog } from '../parts/Dialog';
import { TextEditor } from '../parts/TextEditor';
import { addressOf, goTo } from '../routes';
import { fill, useWords } from '../words/language';
import { valuesWords } from '../words/values';
import { FileForm } from './FileForm';
import { ObjectFields } from './ObjectFields';
import { titleOf } from './records';
import './values.css';

interface PageViewProps {
  readonly name: string;
  /** The place to go to. */
  readonly at: Readonly<Record<string, string>>;
}

const { freePages } = collections;

/** The fields of the front matter: the name of the file is the id, and the text is below. */
const FRONT_MATTER: JsonSchema = {
  ...freePages.schema,
  properties: Object.fromEntries(
    Object.entries(freePages.schema.properties).filter(([name]) => name !== 'id' && name !== 'text'),
  ),
};

/** The form of a page of its own: its front matter, and its text. */
export function PageView({ name, at }: PageViewProps) {
  const words = useWords(valuesWords);
  const edited = useEdited(name);
  const { content, change, hold } = edited;
  const [typed, setTyped] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  useEffect(() => lookAt(name, name.replace(/^pages\/|\.md$/g, '')), [name]);
  if (content === undefined) return null;
  const title = titleOf(content.value) || name;
  const write = (to: string | undefined) => {
    setTyped(to);
    hold(to !== undefined);
  };
  const saveText = () => {
    write(undefined);
    if (typed !== undefined && typed !== content.body)
      void change(`${title} – ${words.text}`, { do: 'body', to: typed });
  };
  const remove = async () => {
    await change(fill(words.removed, { what: title }), { do: 'delete' });
    goTo(addressOf('findings'));
  };
  return (
    <FileForm
      {...{ name, edited, at }}
      collection={freePages}
      root={[]}
      title={title}
      recordTitle=""
      actions={
        <button type="button" onClick={() => setDeleting(true)}>
          {words.deletePage}
        </button>
      }
    >
      <div className="form">
        <ObjectFields schema={FRONT_MATTER} path={[]} value={content.value} />
      </div>
      <h2>{words.text}</h2>
      <TextEditor
        label={words.text}
        text={typed ?? content.body ?? ''}
        language="markdown"
        onChange={(text) => write(text === content.body ? undefined : text)}
        onSave={saveText}
        onBlur={saveText}
      />
      {isDeleting && (
        <Dialog title={fill(words.deleteTitle, { what: title })} onClose={() => setDeleting(false)}>
          <p>{words.deleteWhat}</p>
          <p className="actions">
            <button type="button" onClick={() => setDeleting(false)}>
              {words.cancel}
            </button>
            <button type="button" className="primary" onClick={remove}>
              {words.deletePage}
            </button>
          </p>
        </Dialog>
      )}
    </FileForm>
  );
}
