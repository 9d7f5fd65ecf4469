import type { ReactNode } from 'react';
import type { Html } from '#content';
import { Prose } from './Prose';
import styles from './Section.module.css';

interface SectionProps {
  readonly heading: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page under a heading of the second level. */
export function Section({ heading, id, children }: SectionProps) {
  return (
    <section className={styles.section} {...(id && { id })}>
      <h2>{heading}</h2>
      {children}
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
