import styles from './Actions.module.css';
import { ButtonLink } from './ButtonLink';

interface Action {
  readonly label: string;
  readonly link: string;
}

/** The buttons at the end of a page; documents and other sites open in a new tab. */
export function Actions({ actions }: { readonly actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <ul className={styles.actions}>
      {actions.map(({ label, link }) => (
        <li key={link}>
          <ButtonLink link={link} newTab={opensInNewTab(link)} download={link.endsWith('.docx')}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

const opensInNewTab = (link: string) => /^https?:|\.pdf$/.test(link);
