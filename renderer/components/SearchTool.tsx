import type { Route } from '#content';
import type { Site } from '../site';
import styles from './BarTools.module.css';
import buttons from './Button.module.css';
import { SearchForm } from './SearchForm';
import { VisuallyHidden } from './VisuallyHidden';

interface SearchToolProps extends Pick<Site, 'at' | 'words'> {
  /** The search page. */
  readonly page: Route;
  /** The current page. */
  readonly route: Route;
}

/**
 * Links the bar to the search page. With script (`enhancements/search-tool.ts`) it opens the search field above any
 * other page, also by the key /, which visitors can disable (WCAG 2.1.4).
 */
export function SearchTool({ page, route, at, words }: SearchToolProps) {
  const { search } = words;
  const isHere = page.canonical === route.canonical;
  return (
    <>
      <a className={styles.tool} href={page.path} aria-current={isHere ? 'page' : undefined}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5.5 5.5" />
        </svg>
        <VisuallyHidden>{search.label}</VisuallyHidden>
      </a>
      {!isHere && (
        <dialog className={styles.dialog} aria-label={search.label} data-later="search-tool">
          {/* A template is inert until the dialog opens. */}
          <template>
            <SearchForm path={page.path} shows="list" at={at} words={words} />
            <p className={styles.foot}>
              <label>
                <input type="checkbox" defaultChecked /> {search.key}
              </label>
              <button type="button" className={buttons.quiet}>
                {search.close}
              </button>
            </p>
          </template>
        </dialog>
      )}
    </>
  );
}
