import type { Words } from '../../shared/words';
import styles from './Actions.module.css';
import { ButtonLink } from './ButtonLink';
import { InTextColumn } from './Section';

interface Action {
  readonly label: string;
  readonly link: string;
}

interface ActionsProps {
  readonly actions: readonly Action[];
  readonly words: Words;
}

/** Shows the buttons at the end of a page, below its texts. */
export const LastActions = (props: ActionsProps) =>
  props.actions.length > 0 && (
    <InTextColumn>
      <Actions {...props} />
    </InTextColumn>
  );

/** Shows buttons. Documents and other sites open in a new tab. */
export function Actions({ actions, words }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <ul className={styles.actions}>
      {actions.map(({ label, link }) => (
        <li key={link}>
          <ButtonLink
            link={link}
            newTab={opensInNewTab(link) ? words.opensInNewTab : undefined}
            download={link.endsWith('.docx')}
          >
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

const opensInNewTab = (link: string) => /^https?:|\.pdf$/.test(link);
