import { scrollToMiddle } from './scroll-to-middle';

/** A line at a third of the window's height. What crosses it is being read. */
const LINE: IntersectionObserverInit = { rootMargin: '-33% 0px -66% 0px' };

/**
 * Marks the day that is being read. The links of the bar lead to the day at a glance; while the details of a day are
 * being read, to the details (`data-details`).
 */
export function enhance(bar: HTMLElement): void {
  const links = [...bar.querySelectorAll('a')].map((link) => ({
    link,
    glance: link.hash,
    details: link.dataset.details ?? '',
  }));
  const places = new Map(
    links.flatMap(({ link, glance, details }) =>
      [glance, details].flatMap((hash) => {
        const part = document.getElementById(hash.slice(1));
        return part ? [[part, { link, isDetail: hash === details }] as const] : [];
      }),
    ),
  );
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const place = places.get(target as HTMLElement); // only these are observed
      if (!place) continue;
      if (!isIntersecting) {
        place.link.ariaCurrent = null;
        continue;
      }
      for (const { link, glance, details } of links) link.hash = place.isDetail ? details : glance;
    }
    for (const { target, isIntersecting } of entries) {
      const link = isIntersecting ? places.get(target as HTMLElement)?.link : undefined;
      if (!link) continue;
      link.ariaCurrent = 'location';
      // If not all days fit, scrolls the bar, never the page; but not while somebody chooses a room in it.
      const strip = bar.scrollWidth > bar.clientWidth ? bar : bar.parentElement;
      if (strip && !strip.querySelector('input:is(:focus, :checked:not([value=""]))')) scrollToMiddle(strip, link);
    }
  }, LINE);
  for (const part of places.keys()) observer.observe(part);
}
