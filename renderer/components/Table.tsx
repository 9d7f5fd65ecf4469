import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  readonly caption: string;
  /** Headings of the columns, from left to right. */
  readonly columns: readonly string[];
  /** The rows, each with a heading of its own (`th scope="row"`). */
  readonly children: ReactNode;
}

/** A table of facts; on a narrow screen each of its rows is a block. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface LabelledCellProps {
  /** The column's heading, shown beside the value where the headings are out of sight. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A cell whose value makes no sense without the heading of its column. */
export function LabelledCell({ label, children }: LabelledCellProps) {
  return (
    <td>
      <span className={styles.label}>{label}</span> <span>{children}</span>
    </td>
  );
}
