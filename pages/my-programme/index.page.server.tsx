import buttons from '../../renderer/components/Button.module.css';
import { StandardPage } from '../../renderer/components/StandardPage';
import { ZoneCaption } from '../../renderer/components/ZoneNote';
import { wordsForScript } from '../../renderer/my-programme/words-for-script';
import type { PageProps } from '../../renderer/site';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { dayCalendar } from '../../shared/format/calendar-address';
import { PROGRAM_FOLDER } from '../../shared/my-programme/program-files';
import styles from './MyProgramme.module.css';

/**
 * Shows what a visitor has starred. The page is the same for everybody; its script (`enhancements/my-programme/`) fills
 * it from the browser's storage, and has its styles. Without script it links to the schedule.
 */
export function Page({ content, route, routes, at, words }: PageProps) {
  const { mine } = words;
  const { url, acronym } = content.conference;
  const changes = routes.of('changes');
  const schedule = routes.of('schedule');
  const papers = routes.of('papers');
  const schedules = [schedule, ...routes.all('schedule-day')].filter((page) => page !== undefined);
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
        <p role="status" data-part="said">
          {mine.loading}
        </p>
        <div data-part="tools">
          {url !== undefined && (
            <button type="button" className={buttons.main} data-do="calendar">
              {mine.calendar}
            </button>
          )}
          <details data-part="share">
            <summary className={buttons.quiet}>{mine.share}</summary>
            <div data-part="panel">
              <label htmlFor="share-link">{mine.link}</label>
              <input type="text" id="share-link" readOnly dir="ltr" />
              <button type="button" className={buttons.quiet} data-do="copy">
                {mine.copy}
              </button>
              <div data-part="qr" />
              <p>{mine.shareHint}</p>
            </div>
          </details>
          <details>
            <summary className={buttons.quiet}>{mine.more}</summary>
            <div data-part="panel">
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
            </div>
          </details>
        </div>
        <ZoneCaption conference={content.conference} words={words} />
        <div data-part="shared" hidden />
        <div data-part="changed" hidden />
        <div data-part="program" />
        <div data-part="empty">
          <p>{mine.howTo}</p>
          <p>
            {schedule && (
              <a className={buttons.main} href={schedule.path}>
                {schedule.title}
              </a>
            )}
            {papers && (
              <a className={buttons.quiet} href={papers.path}>
                {papers.title}
              </a>
            )}
            <button type="button" className={buttons.quiet} data-do="open">
              {mine.open}
            </button>
          </p>
        </div>
        <input type="file" accept=".json,application/json" aria-label={mine.open} hidden />
        <p data-part="kept">{mine.kept}</p>
        <TimedScript />
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
