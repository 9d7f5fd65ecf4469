import type { Panel } from '#content';
import { Portrait } from '../../renderer/components/Portrait';
import { Table } from '../../renderer/components/Table';
import styles from './PanelistTable.module.css';

/** The panelists: company, name and role, picture. */
export function PanelistTable({ panelists }: { readonly panelists: Panel['panelists'] }) {
  if (panelists.length === 0) return null;
  return (
    <Table caption="Panelists" columns={['Company', 'Name and role', 'Picture']}>
      {panelists.map(({ company, name, role, image }) => (
        <tr key={name} className={styles.panelist}>
          <th scope="row">{company}</th>
          <td>
            <p>
              <strong>
                <bdi>{name}</bdi>
              </strong>
            </p>
            <p>{role}</p>
          </td>
          <td className={styles.picture}>
            <Portrait image={image} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
