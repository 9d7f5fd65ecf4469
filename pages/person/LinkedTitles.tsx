import { Section } from '../../renderer/components/Section';
import styles from './Person.module.css';

interface LinkedTitlesProps {
  readonly heading: string;
  readonly entries: readonly { readonly title: string; readonly path?: string; readonly role?: string }[];
}

/** Lists the groups of a person, with the role there and a link to its page. */
export function LinkedTitles({ heading, entries }: LinkedTitlesProps) {
  if (entries.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className={styles.list}>
        {entries.map(({ title, path, role }) => (
          <li key={title}>
            {path === undefined ? title : <a href={path}>{title}</a>}
            {role && <> ({role})</>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
