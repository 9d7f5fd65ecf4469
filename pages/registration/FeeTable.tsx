import { LabelledCell, Table } from '../../renderer/components/Table';
import type { PaymentLink } from '../../renderer/fees/payment-links';
import { formatMoney } from '../../shared/format/money';
import type { Words } from '../../shared/words';
import { Amount } from './Amount';
import { NotOffered } from './NotOffered';

interface FeeTableProps {
  readonly caption: string;
  readonly currency: string;
  /** Column headings of amounts: without and with accommodation. Unused if no fee includes accommodation. */
  readonly headings: readonly [string, string];
  readonly fees: readonly FeeRow[];
  /** Language for the format of amounts. */
  readonly language: string;
  /** Returns the link to the payment form for a fee; undefined if it cannot be paid there. */
  readonly linkToPay: (id: string, withRoom: boolean) => PaymentLink | undefined;
  readonly words: Words;
}

interface FeeRow {
  readonly id: string;
  readonly category: string;
  /** Without and with accommodation; undefined if not offered. */
  readonly amounts: readonly [without: number | undefined, withRoom: number | undefined];
}

/** Shows the fees of each category in one currency. */
export function FeeTable({
  caption,
  currency,
  headings,
  fees,
  language,
  linkToPay,
  words: { fees: words },
}: FeeTableProps) {
  const hasRooms = fees.some(({ amounts: [, withRoom] }) => withRoom !== undefined);
  const [labelWithout, labelWith] = hasRooms ? headings : [words.fee];
  return (
    <Table caption={caption} columns={[words.category, labelWithout, ...(labelWith ? [labelWith] : [])]}>
      {fees.map(({ id, category, amounts: [without, withRoom] }) => (
        <tr key={id}>
          <th scope="row">{category}</th>
          <LabelledCell label={labelWithout}>
            {without === undefined ? (
              <NotOffered words={words.notOffered} />
            ) : (
              <Amount money={formatMoney(without, currency, language)} link={linkToPay(id, false)} />
            )}
          </LabelledCell>
          {labelWith && (
            <LabelledCell label={labelWith}>
              {withRoom === undefined ? (
                <NotOffered words={words.notOffered} />
              ) : (
                <Amount money={formatMoney(withRoom, currency, language)} link={linkToPay(id, true)} />
              )}
            </LabelledCell>
          )}
        </tr>
      ))}
    </Table>
  );
}
