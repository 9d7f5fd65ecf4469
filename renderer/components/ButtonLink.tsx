import type { ReactNode } from 'react';
import buttons from './Button.module.css';
import { ForReaders } from './VisuallyHidden';

interface ButtonLinkProps {
  readonly link: string;
  /** Opens in a new tab, and says so to screen readers. */
  readonly newTab?: boolean;
  /** Saves the file instead of showing it. */
  readonly download?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button: for the one or two things that a page asks for. */
export function ButtonLink({ link, newTab = false, download = false, children }: ButtonLinkProps) {
  return (
    <a
      className={buttons.main}
      href={link}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...(download && { download: '' })}
    >
      {children}
      {newTab && <ForReaders> (opens in a new tab)</ForReaders>}
    </a>
  );
}
