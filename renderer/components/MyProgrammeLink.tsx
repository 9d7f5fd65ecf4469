import type { Conference, Route } from '#content';
import { programChangesAddress } from '../../shared/my-programme/program-files';
import type { Site } from '../site';
import styles from './BarTools.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface MyProgrammeLinkProps extends Pick<Site, 'at' | 'words'> {
  /** The page of the visitor's own program. */
  readonly page: Route;
  /** The current page. */
  readonly route: Route;
  /** Number of the last release of the program; absent before the first. */
  readonly release: number | undefined;
  /** Former addresses of the site. */
  readonly formerUrls: Conference['formerUrls'];
}

/** Links the bar to the visitor's own program. Contains the labels for `enhancements/stars.ts`. */
export function MyProgrammeLink({
  page,
  route,
  release,
  formerUrls,
  at,
  words: { colon, mine },
}: MyProgrammeLinkProps) {
  const { full, refused, kept, undo, close } = mine;
  const labels = {
    ...{ full, refused, kept, undo, close, label: mine.label },
    // Added to the name of the link.
    changed: colon + mine.changed,
    star: mine.star('{title}'),
    added: mine.added('{title}'),
    removed: mine.removed('{title}'),
  };
  const former = formerUrls?.map((url) => url + encodeURI(page.path.slice(at('').length)));
  return (
    <a
      className={styles.tool}
      href={page.path}
      aria-current={page.canonical === route.canonical ? 'page' : undefined}
      data-mine={JSON.stringify(labels)}
      data-later="stars"
      {...(former && { 'data-former': JSON.stringify(former) })}
      {...(release !== undefined && { 'data-release': release })}
      {...(release !== undefined && release > 1 && { 'data-changes': at(programChangesAddress) })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 3 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.2-5.7 3.2 1.2-6.4L2.8 9.7l6.4-.8z" />
      </svg>
      <VisuallyHidden>{mine.label}</VisuallyHidden>
    </a>
  );
}
