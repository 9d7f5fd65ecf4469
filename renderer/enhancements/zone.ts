import { choose, differs, isMine, showTimes, zoneAround } from './own-clock';

/**
 * Switches the times of the page between the conference's clock and the visitor's. One choice is for all pages. Hides
 * the switch if both clocks agree.
 */
export function enhance(): void {
  const [part, ...others] = document.querySelectorAll<HTMLElement>('[data-later=zone]');
  for (const other of others) other.hidden = true;
  if (!differs(document)) {
    if (part) part.hidden = true;
    return;
  }
  const button = part?.querySelector('button');
  const status = document.createElement('span');
  status.role = 'status';
  button?.after(' ', status);
  const show = (mine: boolean) => {
    showTimes(document, mine);
    if (button) button.ariaPressed = String(mine);
    status.textContent = mine ? (part?.dataset.mine ?? '').replace('{zone}', zoneAround(status)) : '';
  };
  button?.addEventListener('click', () => {
    const mine = button.ariaPressed !== 'true';
    show(mine);
    choose(mine);
  });
  show(isMine());
}
