import type { Supplement } from '#content';
import { LabelledCell, Table } from '../../renderer/components/Table';
import { formatMoney } from '../../renderer/format/money';

interface SupplementTableProps {
  readonly supplements: readonly Supplement[];
  /** The local and the international currency. */
  readonly currencies: readonly [string, string];
}

/** What is paid on top for accommodation, in both currencies. */
export function SupplementTable({ supplements, currencies: [local, international] }: SupplementTableProps) {
  if (supplements.length === 0) return null;
  const labelLocal = `Local (${local})`;
  const labelInternational = `International (${international})`;
  return (
    <Table caption="Supplements" columns={['Supplement', labelLocal, labelInternational]}>
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
