import type { ReactNode } from 'react';
import buttons from './Button.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface ButtonLinkProps {
  readonly link: string;
  /** Words that say to screen readers that it opens in a new tab; without them it does not. */
  readonly newTab?: string | undefined;
  /** Saves the file instead of showing it, under a name if one is given. */
  readonly download?: boolean | string;
  /** The look of one among many. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button: for the one or two things that a page asks for. */
export function ButtonLink({ link, newTab, download = false, quiet = false, children }: ButtonLinkProps) {
  return (
    <a
      className={quiet ? buttons.quiet : buttons.main}
      href={link}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...(download && { download: download === true ? '' : download })}
    >
      {children}
      {newTab && <VisuallyHidden>{newTab}</VisuallyHidden>}
    </a>
  );
}
