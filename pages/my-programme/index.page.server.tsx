import buttons from '../../renderer/components/Button.module.css';
import { StandardPage } from '../../renderer/components/StandardPage';
import { ZoneCaption } from '../../renderer/components/ZoneNote';
import type { PageProps } from '../../renderer/site';
import { dayCalendar } from '../../shared/format/calendar-address';
import { PROGRAM_FOLDER } from '../../shared/my-programme/program-files';
import styles from './MyProgramme.module.css';
import { wordsForScript } from './words-for-script';

/**
 * Shows what a visitor has starred. The page is the same for everybody; its script (`enhancements/my-programme/`) fills
 * it from the browser's storage. Without script it links to the schedule.
 */
export function Page({ content, route, routes, at, words }: PageProps) {
  const { mine } = words;
  const { url, acronym } = content.conference;
  const changes = routes.of('changes');
  const schedules = [routes.of('schedule'), ...routes.all('schedule-day')].filter((page) => page !== undefined);
  return (
    <StandardPage content={content} route={route}>
      <div
        className={styles.mine}
        data-later="my-programme"
        data-page={route.path}
        data-program={at(PROGRAM_FOLDER)}
        data-name={acronym + words.colon + mine.label}
        data-words={JSON.stringify(wordsForScript(words))}
        {...(url !== undefined && { 'data-calendar': at(dayCalendar('{day}')) })}
        {...(changes && { 'data-changes': changes.path })}
      >
        <p role="status" className={styles.said} data-part="said">
          {mine.loading}
        </p>
        <ZoneCaption conference={content.conference} words={words} />
        <div data-part="shared" hidden />
        <div data-part="changed" hidden />
        <div data-part="program" className={styles.program} />
        <div className={`${styles.row} ${styles.ways}`}>
          {[routes.of('schedule'), routes.of('papers')].map(
            (way) =>
              way && (
                <a key={way.path} className={buttons.quiet} href={way.path}>
                  {way.title}
                </a>
              ),
          )}
        </div>
        <p className={styles.kept}>{mine.kept}</p>
        <div className={styles.tools} data-part="tools">
          <fieldset className={styles.row} data-part="views">
            <legend>{mine.views}</legend>
            <button type="button" className={buttons.quiet} data-view="list" aria-pressed="true">
              {mine.list}
            </button>
            <button type="button" className={buttons.quiet} data-view="table" aria-pressed="false">
              {mine.table}
            </button>
          </fieldset>
          <fieldset className={styles.row}>
            <legend>{mine.take}</legend>
            {url !== undefined && (
              <button type="button" className={buttons.main} data-do="calendar">
                {mine.calendar}
              </button>
            )}
            <button type="button" className={buttons.quiet} data-do="print">
              {mine.print}
            </button>
            <button type="button" className={buttons.quiet} data-do="save">
              {mine.save}
            </button>
            <button type="button" className={buttons.quiet} data-do="open">
              {mine.open}
            </button>
            <button type="button" className={buttons.quiet} data-do="clear">
              {mine.clear}
            </button>
            <button type="button" className={buttons.quiet} data-do="undo">
              {mine.undo}
            </button>
            <input type="file" accept=".json,application/json" aria-label={mine.open} hidden />
          </fieldset>
          <details className={styles.share} data-part="share">
            <summary>{mine.share}</summary>
            <p>{mine.shareHint}</p>
            <label htmlFor="share-link">{mine.link}</label>
            <div className={styles.row}>
              <input type="text" id="share-link" readOnly dir="ltr" />
              <button type="button" className={buttons.quiet} data-do="copy">
                {mine.copy}
              </button>
            </div>
            <div data-part="qr" />
          </details>
        </div>
      </div>
      <noscript>
        <p>{mine.withoutScript}</p>
        <ul>
          {schedules.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </StandardPage>
  );
}
