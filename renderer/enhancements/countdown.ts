import { nameOf, numberOf, units } from '../islands/countdown/units';
import { inSiteDigits } from './site-digits';

/**
 * Counts down to the moment in `data-target` until React hydrates the countdown, so that visitors see it without
 * loading React. With reduced motion the numbers are written once.
 */
export function enhance(element: HTMLElement): void {
  const end = Date.parse(element.dataset.target ?? '');
  const counts = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const count = () => {
    const left = Math.max(0, end - Date.now());
    if (!element.querySelector('[data-live]')) {
      for (const unit of units) {
        const [shown, name] = element.querySelectorAll<HTMLElement>(`[data-unit=${unit.name}]`);
        if (!(shown && name)) continue;
        const number = numberOf(unit, Math.ceil(left / 1000));
        shown.textContent = inSiteDigits(number);
        name.textContent = nameOf(number, JSON.parse(name.dataset.names ?? ''));
      }
    }
    if (counts && left > 0) setTimeout(count, left % 1000 || 1000);
  };
  count();
}
