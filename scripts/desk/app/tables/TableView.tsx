import { addressOf, goTo } from '../routes';
import { act, save } from '../saving';
import { useFile } from '../store';
import { collectionNamesIn } from '../words/collections';
import { fill, useLanguage, useWords } from '../words/language';
import { tableWords } from '../words/tables';
import { fieldsOf } from './fields';
import { TableEditor } from './TableEditor';
import { useTable } from './use-table';
import './table.css';

interface TableViewProps {
  readonly name: string;
  /** The place to go to. */
  readonly at: Readonly<Record<string, string>>;
}

/** The table of a file; what one can do instead where there is none to edit. */
export function TableView({ name, at }: TableViewProps) {
  const words = useWords(tableWords);
  const names = collectionNamesIn(useLanguage());
  const file = useFile(name);
  const shown = useTable(name);
  if (file === undefined || shown.opened === undefined) return null;
  const { collection, kind } = file;
  const title = names[collection];
  const { problem } = shown.opened;
  const begin = () => {
    const columns = fieldsOf(collection).filter(({ isCommon }) => isCommon);
    const to = `${columns.map((field) => field.name).join(',')}\n`;
    return save(fill(words.begun, { file: title }), [{ name, version: null, edits: [{ do: 'whole', to }] }]);
  };
  const convert = async () => {
    const { saved } = await act('convert', { label: fill(words.converted, { file: name }), name });
    const made = Object.entries(saved?.versions ?? {}).find(([, version]) => version !== null);
    if (made) goTo(addressOf('file', made[0]));
  };
  return (
    <section className="table-view" aria-labelledby="table-title">
      <h1 id="table-title">{title}</h1>
      {kind === 'workbook' && (
        <p className="notice">
          {words.workbook}{' '}
          <button type="button" onClick={convert}>
            {words.convert}
          </button>
        </p>
      )}
      {file.version === null ? (
        <p className="notice">
          {words.absent}{' '}
          <button type="button" className="primary" onClick={begin}>
            {words.begin}
          </button>
        </p>
      ) : problem === undefined ? (
        <TableEditor name={name} collection={collection} shown={shown} at={at} isReadOnly={kind === 'workbook'} />
      ) : (
        <p className="notice" data-severity="error">
          {words.broken} <span lang="en">{problem}</span> <a href={addressOf('text', name)}>{words.showText}</a>
        </p>
      )}
    </section>
  );
}
