import type { Supplement } from '#content';
import { LabelledCell, Table } from '../../renderer/components/Table';
import { formatMoney } from '../../renderer/format/money';
import type { Words } from '../../renderer/words';

interface SupplementTableProps {
  readonly supplements: readonly Supplement[];
  /** The local and the international currency. */
  readonly currencies: readonly [string, string];
  readonly words: Words;
}

/** The supplements for accommodation, in both currencies. */
export function SupplementTable({ supplements, currencies, words: { supplements: words } }: SupplementTableProps) {
  if (supplements.length === 0) return null;
  const [local, international] = currencies;
  const labelLocal = words.local(local);
  const labelInternational = words.international(international);
  return (
    <Table caption={words.caption} columns={[words.title, labelLocal, labelInternational]}>
      {supplements.map((supplement) => (
        <tr key={supplement.id}>
          <th scope="row">{supplement.title}</th>
          <LabelledCell label={labelLocal}>
            {formatMoney(supplement.local, local)} {supplement.unit}
          </LabelledCell>
          <LabelledCell label={labelInternational}>
            {formatMoney(supplement.international, international)} {supplement.unit}
          </LabelledCell>
        </tr>
      ))}
    </Table>
  );
}
