import { useEffect, useState } from 'react';
import { collections } from '../../../../shared/model/collections';
import { partAt } from '../../edit/plain-values';
import { useEdited } from '../edited';
import { lookAt } from '../focus';
import { useFile } from '../store';
import { collectionNamesIn } from '../words/collections';
import { useLanguage } from '../words/language';
import { FileForm } from './FileForm';
import { pathOf } from './field-findings';
import { fieldText } from './field-text';
import { ObjectFields } from './ObjectFields';
import { RecordList } from './RecordList';
import { titleOf } from './records';
import './values.css';

interface ValuesViewProps {
  readonly name: string;
  /** The place to go to. */
  readonly at: Readonly<Record<string, string>>;
}

/** The form of a YAML file: of its one object, or of the record that is chosen from its list. */
export function ValuesView({ name, at }: ValuesViewProps) {
  const file = useFile(name);
  const edited = useEdited(name);
  const titles = collectionNamesIn(useLanguage());
  const [chosen, setChosen] = useState(() => indexIn(at.path));
  // A link to another place in the same file.
  const [followed, setFollowed] = useState(at.path);
  if (followed !== at.path) {
    setFollowed(at.path);
    setChosen(indexIn(at.path));
  }
  const collection = file && collections[file.collection];
  const isList = collection?.shape === 'many';
  const records = isList && Array.isArray(edited.content?.value) ? edited.content.value : [];
  const root = isList ? [chosen] : [];
  const record = isList ? records[chosen] : edited.content?.value;
  const key = collection?.key?.[0];
  const id = key === undefined ? '' : fieldText(partAt(record, [key]));
  useEffect(() => lookAt(name, id), [name, id]);
  if (!(file && collection && edited.content)) return null;
  const form = <ObjectFields key={chosen} schema={collection.schema} path={root} value={record} isRecord />;
  return (
    <FileForm
      {...{ name, collection, edited, at, root }}
      title={titles[file.collection]}
      recordTitle={isList ? titleOf(record) : ''}
    >
      {isList ? (
        <div className="records">
          <RecordList records={records} idField={key} chosen={chosen} onChoose={setChosen} />
          <div className="form">{chosen <= records.length && form}</div>
        </div>
      ) : (
        <div className="form">{form}</div>
      )}
    </FileForm>
  );
}

/** The index of the record to which a place leads. */
function indexIn(place: string | undefined): number {
  const [step] = pathOf(place) ?? [];
  return typeof step === 'number' ? step : 0;
}
