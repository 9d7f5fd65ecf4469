import { numberOf, units } from '../islands/countdown/units';

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
        const number = element.querySelector(`[data-unit=${unit.name}]`);
        if (number) number.textContent = String(numberOf(unit, Math.ceil(left / 1000)));
      }
    }
    if (counts && left > 0) setTimeout(count, left % 1000 || 1000);
  };
  count();
}
