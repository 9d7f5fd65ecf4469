import type { Registration, Supplement } from '#content';
import { LabelledCell, Table } from '../../renderer/components/Table';
import { PRICE_LISTS, type PriceList } from '../../shared/fees/price-lists';
import { formatMoney } from '../../shared/format/money';
import type { Words } from '../../shared/words';
import { NotOffered } from './NotOffered';

interface SupplementTableProps {
  readonly supplements: readonly Supplement[];
  /** Caption and currency of each price list. */
  readonly lists: Pick<NonNullable<Registration['fees']>, PriceList>;
  readonly language: string;
  readonly words: Words;
}

/** Shows the supplements in each price list. */
export function SupplementTable({ supplements, lists, language, words }: SupplementTableProps) {
  if (supplements.length === 0) return null;
  const { caption, title, price, ...labels } = words.supplements;
  const given = PRICE_LISTS.flatMap((id) => {
    const list = lists[id];
    return list ? [{ id, currency: list.currency, label: labels[id](list.currency) }] : [];
  });
  // With only one price list, the column needs no name of a group.
  const columns = given.length === 1 ? given.map((each) => ({ ...each, label: price })) : given;
  return (
    <Table caption={caption} columns={[title, ...columns.map(({ label }) => label)]}>
      {supplements.map((supplement) => (
        <tr key={supplement.id}>
          <th scope="row">{supplement.title}</th>
          {columns.map(({ id, currency, label }) => {
            const amount = supplement[id];
            return (
              <LabelledCell key={id} label={label}>
                {amount === undefined ? (
                  <NotOffered words={words.fees.notOffered} />
                ) : (
                  <>
                    <bdi>{formatMoney(amount, currency, language)}</bdi> {supplement.unit}
                  </>
                )}
              </LabelledCell>
            );
          })}
        </tr>
      ))}
    </Table>
  );
}
