import type { Words } from '../../shared/words';
import buttons from './Button.module.css';

/** Lets visitors read times by their own clock, on every page. Hidden without script, and if both clocks agree. */
export const ZoneSwitch = ({ words: { filters } }: { readonly words: Words }) => (
  <p data-later="zone" data-mine={filters.mine('{zone}')}>
    <button type="button" className={buttons.quiet}>
      {filters.yourTimes}
    </button>
  </p>
);
