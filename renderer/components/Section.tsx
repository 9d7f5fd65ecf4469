import type { ReactNode } from 'react';
import type { Html } from '#content';
import { TimedScript } from '../timed/TimedScript';
import { sectionAnchor } from './PageContents';
import { Prose } from './Prose';
import styles from './Section.module.css';

interface SectionProps {
  readonly heading: string;
  readonly id?: string;
  /** The section is as wide as the page, with its heading above: the schedule's tables need the room. */
  readonly wide?: boolean;
  /** The moment after which it is over. */
  readonly ends?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page under a heading of the second level, or beside it where there is room. */
export function Section({ heading, id, wide = false, ends, children }: SectionProps) {
  return (
    <section className={styles.section} {...(id && { id })} data-ends={ends}>
      <h2>{heading}</h2>
      {wide ? children : <div className={styles.content}>{children}</div>}
      {ends && <TimedScript />}
    </section>
  );
}

interface TextSectionsProps {
  readonly sections: readonly { heading: string; text: Html }[];
  /** With it, each section has an anchor, to which `PageContents` leads. */
  readonly prefix?: string;
}

/** Sections that hold nothing but text. */
export function TextSections({ sections, prefix }: TextSectionsProps) {
  return sections.map(({ heading, text }, index) => (
    <Section key={heading} heading={heading} {...(prefix && { id: sectionAnchor(prefix, index) })}>
      <Prose text={text} />
    </Section>
  ));
}
