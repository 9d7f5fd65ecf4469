import { type Examiner, inPage } from './examiner';

/** Finds controls without effect: buttons to turn pages where there is one page, a button to stop what does not move. */
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

/**
 * That the place which is kept for a picture is as the picture is, so that nothing moves when it comes (web.dev, Cumulative Layout
 * Shift); of those that have come. One that is cut to its place is not asked.
 */
export const PICTURES: Examiner = inPage('keeps for each picture a place of its proportions', () =>
  [...document.querySelectorAll<HTMLImageElement>('img[width][height]')]
    .filter((image) => image.complete && image.naturalHeight > 0 && getComputedStyle(image).objectFit !== 'cover')
    .filter((image) => {
      const [width, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
      const shown = (image.naturalWidth / image.naturalHeight) * (height ?? 0);
      // Places are whole pixels.
      return Math.abs(shown - (width ?? 0)) > 1 + image.naturalWidth / image.naturalHeight;
    })
    .map(
      ({ src, width, height, naturalWidth, naturalHeight }) =>
        `${src}: a place of ${width} × ${height}, a picture of ${naturalWidth} × ${naturalHeight}`,
    ),
);
