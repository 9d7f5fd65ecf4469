import type { ReactNode } from 'react';
import type { Html } from '#content';
import { Prose } from './Prose';
import styles from './Section.module.css';

interface SectionProps {
  readonly heading: string;
  readonly id?: string;
  /** The section is as wide as the page, with its heading above: the schedule's tables need the room. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A part of a page under a heading of the second level, or beside it where there is room. */
export function Section({ heading, id, wide = false, children }: SectionProps) {
  return (
    <section className={styles.section} {...(id && { id })}>
      <h2>{heading}</h2>
      {wide ? children : <div className={styles.content}>{children}</div>}
    </section>
  );
}

/** Sections that hold nothing but text. */
export function TextSections({ sections }: { readonly sections: readonly { heading: string; text: Html }[] }) {
  return sections.map(({ heading, text }) => (
    <Section key={heading} heading={heading}>
      <Prose text={text} />
    </Section>
  ));
}
