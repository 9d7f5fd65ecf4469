import { Actions } from '../../renderer/components/Actions';
import { actionsOf } from '../../renderer/phases/actions';
import { phasesOf } from '../../renderer/phases/phases';
import { StatusLine } from '../../renderer/phases/StatusLine';
import type { PageProps } from '../../renderer/site';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { shownBetween } from '../../shared/timed/span';
import styles from './HeroPhase.module.css';

/** Shows the next date and two buttons below the title. Without script, shows buttons that are useful at any time. */
export function HeroPhase({ content, routes, words }: PageProps) {
  const { conference, deadlines } = content;
  return (
    <div className={styles.phase} data-later="timed">
      <StatusLine
        content={content}
        saysNoEnd={content.home.byPhase && content.home.order.includes('countdown')}
        words={words}
      />
      <div data-untimed="">
        <Actions actions={actionsOf(undefined, conference, routes)} words={words} />
      </div>
      {phasesOf(conference, deadlines).map(({ phase, from, until }) => (
        <div key={phase} {...shownBetween(from, until)}>
          <Actions actions={actionsOf(phase, conference, routes)} words={words} />
        </div>
      ))}
      <TimedScript />
    </div>
  );
}
