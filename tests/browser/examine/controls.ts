import { type Examiner, inPage } from './examiner';

/** That nobody presses what has no effect: buttons to turn pages where there is one, a button to stop what rests. */
export const CONTROLS: Examiner = inPage('shows no control without effect', () => {
  const isShown = (element: Element | null | undefined) =>
    element?.checkVisibility({ visibilityProperty: true }) === true;
  const fits = (list: Element | null | undefined) => list != null && list.scrollWidth <= list.clientWidth;
  const carousels = [...document.querySelectorAll('[data-enhance=carousel]')].filter(
    (carousel) =>
      fits(carousel.querySelector('[data-scroller]')) && isShown(carousel.querySelector('[data-controls] button')),
  );
  const strips = [...document.querySelectorAll('[data-enhance=marquee]')].filter((strip) => {
    const list = strip.querySelector('ul');
    const room = list?.parentElement?.clientWidth ?? 0;
    return list !== null && list.scrollWidth <= room && isShown(strip.querySelector('button'));
  });
  return [...carousels, ...strips].map(({ outerHTML }) => outerHTML.slice(0, 120));
});
