import { LabelledCell, Table } from '../../renderer/components/Table';
import { ForReaders } from '../../renderer/components/VisuallyHidden';
import { formatMoney } from '../../renderer/format/money';

interface FeeTableProps {
  readonly caption: string;
  readonly currency: string;
  /** Headings of the two columns of amounts: without and with accommodation. */
  readonly headings: readonly [string, string];
  readonly fees: readonly FeeRow[];
}

interface FeeRow {
  readonly id: string;
  readonly category: string;
  /** Without and with accommodation; undefined is not offered. */
  readonly amounts: readonly [number, number | undefined];
}

/** What each category pays, in one currency. */
export function FeeTable({ caption, currency, headings, fees }: FeeTableProps) {
  const [labelWithout, labelWith] = headings;
  return (
    <Table caption={caption} columns={['Category', labelWithout, labelWith]}>
      {fees.map(({ id, category, amounts: [without, withRoom] }) => (
        <tr key={id}>
          <th scope="row">{category}</th>
          <LabelledCell label={labelWithout}>{formatMoney(without, currency)}</LabelledCell>
          <LabelledCell label={labelWith}>
            {withRoom === undefined ? <NotOffered /> : formatMoney(withRoom, currency)}
          </LabelledCell>
        </tr>
      ))}
    </Table>
  );
}

function NotOffered() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <ForReaders>not offered</ForReaders>
    </>
  );
}
