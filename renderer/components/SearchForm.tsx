import { SEARCH_FOLDER } from '../../shared/search/index-files';
import type { Site } from '../site';
import buttons from './Button.module.css';
import styles from './SearchForm.module.css';
import './Starrable.css';

interface SearchFormProps extends Pick<Site, 'at' | 'words'> {
  /** Address of the search page. */
  readonly path: string;
  /** Whether results appear in a list that the field controls (combobox), or in the page. */
  readonly shows: 'list' | 'page';
}

/** Shows the search field. `enhancements/search.ts` adds the results below. */
export function SearchForm({ path, shows, at, words: { search } }: SearchFormProps) {
  const id = `search-${shows}`;
  const { failed, results, searching } = search;
  // A word less in the dialog, which every page contains. The index has those beside the results.
  const labels = { failed, results, ...(shows === 'page' && { searching }) };
  return (
    <search>
      <form
        action={path}
        className={styles.form}
        data-search={shows}
        data-index={at(SEARCH_FOLDER)}
        data-words={JSON.stringify(labels)}
      >
        <label htmlFor={id}>{search.field}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {search.hint}
        </p>
        <div className={styles.line}>
          <input
            // A combobox is a text field (HTML-AAM).
            type={shows === 'list' ? 'text' : 'search'}
            name="q"
            id={id}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            enterKeyHint="search"
          />
          <button type="submit" className={buttons.main}>
            {search.submit}
          </button>
        </div>
        <p role="status" className={styles.said} />
        <div data-results="" />
      </form>
    </search>
  );
}
