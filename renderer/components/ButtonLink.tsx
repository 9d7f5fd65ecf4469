import type { ReactNode } from 'react';
import buttons from './Button.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface ButtonLinkProps {
  readonly link: string;
  /** Text for screen readers that the link opens in a new tab; if absent, it does not. */
  readonly newTab?: string | undefined;
  /** Downloads the file instead of opening it, under the name if one is given. */
  readonly download?: boolean | string;
  /** Less prominent, for one of many. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** Renders a link that looks like a button, for the main actions of a page. */
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
