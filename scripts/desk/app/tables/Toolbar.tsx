import { Menu } from '../parts/Menu';
import { counted, fill, useWords } from '../words/language';
import { tableWords } from '../words/tables';
import type { Field } from './fields';
import type { SortBy } from './order-of';
import type { TableActions } from './use-table-actions';

interface ToolbarProps {
  readonly actions: TableActions;
  /** The columns of the file. */
  readonly fields: readonly Field[];
  /** The columns that the file lacks. */
  readonly missing: readonly Field[];
  /** The column that has the focus. */
  readonly column: number;
  readonly filter: string;
  readonly onFilter: (text: string) => void;
  readonly sort: SortBy | undefined;
  readonly onSort: (sort: SortBy | undefined) => void;
  readonly isReadOnly: boolean;
  /** How many rows the view has, and the table. */
  readonly shownCount: number;
  readonly rowCount: number;
}

/** The tools of a table: rows, columns, find and sort. */
export function Toolbar(props: ToolbarProps) {
  const words = useWords(tableWords);
  const { actions, fields, missing, column, filter, onFilter, sort, onSort, isReadOnly, shownCount, rowCount } = props;
  const name = fields[column]?.name ?? '';
  const { moveRow } = actions;
  return (
    <div className="toolbar">
      {!isReadOnly && (
        <>
          <Menu
            label={words.rowMenu}
            items={[
              { label: words.addAbove, onChoose: () => actions.addRow('above') },
              { label: words.addBelow, onChoose: () => actions.addRow('below') },
              { label: words.addAtEnd, onChoose: () => actions.addRow('end') },
              { label: words.duplicate, onChoose: actions.duplicate },
              ...(moveRow
                ? [
                    { label: words.moveUp, keys: 'Alt+↑', onChoose: () => moveRow(-1) },
                    { label: words.moveDown, keys: 'Alt+↓', onChoose: () => moveRow(1) },
                  ]
                : []),
              { label: words.fillDown, keys: 'Ctrl+D', onChoose: actions.fillDown },
            ]}
          />
          <button type="button" onClick={actions.askToDelete}>
            {words.deleteRows}
          </button>
          {missing.length > 0 && (
            <Menu
              label={words.columnMenu}
              items={missing.map((field) => ({
                label: field.name,
                description: field.description,
                onChoose: () => actions.addColumn(field.name),
              }))}
            />
          )}
        </>
      )}
      <input
        type="search"
        className="find"
        aria-label={words.filter}
        placeholder={words.filter}
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
      />
      {sort === undefined ? (
        <button type="button" onClick={() => onSort({ column, isDescending: false })}>
          {fill(words.sort, { column: name })}
        </button>
      ) : (
        <button type="button" onClick={() => onSort(undefined)}>
          {words.sortOff}
        </button>
      )}
      {sort && !sort.isDescending && !isReadOnly && (
        <button
          type="button"
          onClick={() => {
            actions.sortFile(sort.column);
            onSort(undefined);
          }}
        >
          {words.sortFile}
        </button>
      )}
      <p role="status" className="count-of-rows">
        {shownCount === rowCount ? counted(words.rows, rowCount) : fill(words.rowsOf, { n: shownCount, all: rowCount })}
      </p>
    </div>
  );
}
