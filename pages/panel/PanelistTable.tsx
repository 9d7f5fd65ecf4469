import type { Panel } from '#content';
import { PersonName } from '../../renderer/components/People';
import { Portrait } from '../../renderer/components/Portrait';
import { Table } from '../../renderer/components/Table';
import type { ShowPicture } from '../../shared/picture';
import type { RecordLinks } from '../../shared/program/record-links';
import type { Words } from '../../shared/words';
import styles from './PanelistTable.module.css';

interface PanelistTableProps {
  readonly panelists: Panel['panelists'];
  readonly links: RecordLinks;
  readonly showPicture: ShowPicture;
  readonly words: Words;
}

/** Shows the panelists with company, name, role and picture. */
export function PanelistTable({ panelists, links, showPicture, words: { panel: words } }: PanelistTableProps) {
  if (panelists.length === 0) return null;
  return (
    <Table caption={words.panelists} columns={[words.company, words.nameAndRole, words.picture]}>
      {panelists.map(({ company, name, role, image }) => (
        <tr key={name} className={styles.panelist}>
          <th scope="row">{company}</th>
          <td>
            <p>
              <strong>
                <PersonName person={{ name, path: links.toPerson(name) }} />
              </strong>
            </p>
            <p>{role}</p>
          </td>
          <td className={styles.picture}>
            <Portrait image={image} showPicture={showPicture} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
