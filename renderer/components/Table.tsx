import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  readonly caption: ReactNode;
  /** Column headings, from left to right. */
  readonly columns: readonly string[];
  /** The rows, each with a heading of its own (`th scope="row"`). */
  readonly children: ReactNode;
}

/** Renders a table. On a narrow screen each row is a block. */
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

interface LabelledProps {
  /** The column heading, shown next to the value where the headings are hidden. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Renders a cell whose value needs the column heading. */
export function LabelledCell({ label, children }: LabelledProps) {
  return (
    <td>
      <span className={styles.label}>{label}</span> <span>{children}</span>
    </td>
  );
}

/** Renders the heading of a row, which needs that of its column. */
export function LabelledHeading({ label, children }: LabelledProps) {
  return (
    <th scope="row">
      <span className={styles.label}>{label}</span> {children}
    </th>
  );
}
