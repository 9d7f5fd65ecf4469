import type { Conference, Home } from '#content';
import { Picture } from '../../renderer/components/Picture';
import { Island } from '../../renderer/Island';
import { Countdown as CountdownIsland } from '../../renderer/islands/Countdown';
import type { ShowPicture } from '../../renderer/picture';
import type { Words } from '../../renderer/words';
import styles from './Countdown.module.css';

interface CountdownProps {
  readonly countdown: Home['countdown'];
  readonly conference: Conference;
  readonly showPicture: ShowPicture;
  readonly words: Words;
}

/** The robot beside the date, its time, and the timers that run to it. */
export function Countdown({ countdown, conference, showPicture, words }: CountdownProps) {
  const { image, imageAlt, over } = countdown;
  const { countdownTarget, timeZoneLabel, utcOffset } = conference;
  const [date = '', time] = countdownTarget.split('T');
  return (
    <div className={styles.countdown}>
      <Picture picture={showPicture(image, 'illustration', { width: 240, height: 255 })} alt={imageAlt} />
      <div className={styles.timers}>
        <p className={styles.date}>
          <time dateTime={`${countdownTarget}${utcOffset}`}>
            {words.dates.date(date)}, {time} ({timeZoneLabel})
          </time>
        </p>
        <Island
          name="Countdown"
          component={CountdownIsland}
          props={{ target: `${countdownTarget}${utcOffset}`, over, words: words.countdown }}
          load="visible"
        />
      </div>
    </div>
  );
}
