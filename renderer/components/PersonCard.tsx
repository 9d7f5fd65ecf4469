import type { ReactNode } from 'react';
import type { PersonLink } from '../../shared/people';
import { PersonName } from './People';
import styles from './PersonCard.module.css';
import { PersonLinks } from './PersonLinks';

interface PersonCardProps {
  readonly name: string;
  /** Address of the person's page, if there is one. */
  readonly path?: string | undefined;
  readonly portrait?: ReactNode;
  /** Role, affiliation and the like, one line each. Empty lines are skipped. */
  readonly lines: readonly (string | undefined)[];
  /** Links to pages about the person. */
  readonly links?: readonly PersonLink[];
  readonly children?: ReactNode;
}

/** Shows a person: portrait if there is one, name, role, affiliation. */
export function PersonCard({ name, path, portrait, lines, links = [], children }: PersonCardProps) {
  return (
    <div className={styles.card}>
      {portrait}
      <div>
        <p className={styles.name}>
          <PersonName person={{ name, path }} />
        </p>
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <PersonLinks links={links} />
        {children}
      </div>
    </div>
  );
}

/** Lays out people side by side, as many as fit. */
export function PersonGrid({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <ul className={styles.grid}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered; names may repeat
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
