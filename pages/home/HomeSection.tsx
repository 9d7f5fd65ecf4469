import type { ReactNode } from 'react';
import { TimedScript } from '../../renderer/timed/TimedScript';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  /** Anchor to which menus and other pages link. */
  readonly id: string;
  readonly heading: ReactNode;
  readonly lead?: ReactNode;
  /** The section is as narrow as text. Its heading is next to it if there is room. */
  readonly isText?: boolean;
  /** The section has parts that depend on the time, maybe in its heading. */
  readonly isTimed?: boolean;
  readonly children: ReactNode;
}

/** Shows a section of the home page with its anchor and heading. */
export function HomeSection({ id, heading, lead, isText = false, isTimed = false, children }: HomeSectionProps) {
  const content = (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </>
  );
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={isText ? styles.text : styles.inner}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {isText ? <div>{content}</div> : content}
      </div>
      {isTimed && <TimedScript />}
    </section>
  );
}
