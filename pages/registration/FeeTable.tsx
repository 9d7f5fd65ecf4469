import { LabelledCell, Table } from '../../renderer/components/Table';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import { formatMoney } from '../../renderer/format/money';
import type { Words } from '../../renderer/words';

interface FeeTableProps {
  readonly caption: string;
  readonly currency: string;
  /** Headings of the two columns of amounts: without and with accommodation. */
  readonly headings: readonly [string, string];
  readonly fees: readonly FeeRow[];
  readonly words: Words;
}

interface FeeRow {
  readonly id: string;
  readonly category: string;
  /** Without and with accommodation; undefined where it is not offered. */
  readonly amounts: readonly [number, number | undefined];
}

/** The fees of each category, in one currency. */
export function FeeTable({ caption, currency, headings, fees, words: { fees: words } }: FeeTableProps) {
  const [labelWithout, labelWith] = headings;
  return (
    <Table caption={caption} columns={[words.category, labelWithout, labelWith]}>
      {fees.map(({ id, category, amounts: [without, withRoom] }) => (
        <tr key={id}>
          <th scope="row">{category}</th>
          <LabelledCell label={labelWithout}>{formatMoney(without, currency)}</LabelledCell>
          <LabelledCell label={labelWith}>
            {withRoom === undefined ? <NotOffered words={words.notOffered} /> : formatMoney(withRoom, currency)}
          </LabelledCell>
        </tr>
      ))}
    </Table>
  );
}

function NotOffered({ words }: { readonly words: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
