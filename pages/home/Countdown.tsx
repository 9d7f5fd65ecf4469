import type { Conference, Home } from '#content';
import { Picture } from '../../renderer/components/Picture';
import { Island } from '../../renderer/Island';
import { Countdown as CountdownIsland } from '../../renderer/islands/Countdown';
import { conferenceDays } from '../../renderer/phases/phases';
import { zoneLabelAt } from '../../shared/format/zone-label';
import type { ShowPicture } from '../../shared/picture';
import { dayEnd, dayStart, shownBetween } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import { pluralNames } from '../../shared/words/plural-names';
import styles from './Countdown.module.css';

interface HeadingProps {
  readonly countdown: Home['countdown'];
  readonly conference: Conference;
  readonly words: Words;
}

/**
 * Shows the heading of the section. Without script it names the days, which is always true. The section must end with
 * `TimedScript`.
 */
export function CountdownHeading({ countdown, conference, words }: HeadingProps) {
  const opening = openingOf(conference);
  return (
    <>
      <span data-from={opening}>{words.dates.period(conference.start, conference.end)}</span>
      <span {...shownBetween(undefined, opening)}>{countdown.heading}</span>
    </>
  );
}

const openingOf = ({ countdownTarget, utcOffset }: Conference): string => `${countdownTarget}${utcOffset}`;

interface CountdownProps extends HeadingProps {
  readonly showPicture: ShowPicture;
}

/**
 * Shows the picture, the timers that run to the opening, and its time; after that moment, a sentence. The section must end
 * with `TimedScript`.
 */
export function Countdown({ countdown, conference, showPicture, words }: CountdownProps) {
  const { image, imageAlt = '', on = words.countdown.on, over } = countdown;
  const { countdownTarget, end, dayEnds, timeZone } = conference;
  const [date = '', time = ''] = countdownTarget.split('T');
  const opening = openingOf(conference);
  const close = dayEnd(timeZone, end, dayEnds);
  const days = conferenceDays(conference);
  const { on: _, left, ...timerWords } = words.countdown;
  const namesOf = (unit: keyof typeof left) => pluralNames(left[unit], conference.language);
  const names = {
    days: namesOf('days'),
    hours: namesOf('hours'),
    minutes: namesOf('minutes'),
    seconds: namesOf('seconds'),
  };
  return (
    <div className={styles.countdown} data-later="timed">
      {image && <Picture picture={showPicture(image, 'illustration', { width: 240, height: 255 })} alt={imageAlt} />}
      <div className={styles.timers}>
        <div data-until={opening} data-later="countdown" data-target={opening}>
          <Island
            name="Countdown"
            component={CountdownIsland}
            props={{ target: opening, words: timerWords, names }}
            load="near"
          />
        </div>
        <p className={styles.date} data-until={close}>
          <time dateTime={opening}>
            {words.lists.text([words.dates.date(date), words.dates.clock(time)])} (
            {zoneLabelAt(conference, countdownTarget)})
          </time>
        </p>
        <p {...shownBetween(opening, close)}>{on}</p>
        {days.length > 1 &&
          days.map((day, index) => {
            const from = index === 0 ? opening : dayStart(timeZone, day, dayEnds);
            return (
              <p key={day} {...shownBetween(from, dayEnd(timeZone, day, dayEnds))}>
                {words.phases.day(index + 1, days.length)}
              </p>
            );
          })}
        <p {...shownBetween(close, undefined)}>{over}</p>
      </div>
    </div>
  );
}
