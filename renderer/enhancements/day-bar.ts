import { programAnchor, tableAnchor } from '../../shared/format/schedule-anchors';
import { shownDay } from './shown-day';

/**
 * Marks the day that is shown and its view: at a glance, or in detail. The address decides which (Folds.module.css); the
 * links of the days keep the view, and those of the views keep the day. "Now" keeps the view, too: in the details it leads to
 * the first session that is on.
 */
export function enhance(bar: HTMLElement): void {
  // Links to the pages of days stay as they are.
  const days = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => {
    const day = link.hash.slice(`#${tableAnchor('')}`.length);
    return { link, glance: `#${tableAnchor(day)}`, details: `#${programAnchor(day)}` };
  });
  const [glanceLink, detailsLink] = document.querySelectorAll<HTMLAnchorElement>('[data-views] a');
  const now = document.querySelector<HTMLAnchorElement>('[data-day-bar] a[href="#filter-now"]');
  const update = () => {
    const hash = `#${shownDay()?.id ?? ''}`;
    const showsAll = bar.closest('[data-all]') !== null;
    const isDetail = hash.startsWith('#program');
    for (const { link, glance, details } of days) {
      const isShown = !showsAll && (hash === glance || hash === details);
      link.ariaCurrent = isShown ? 'true' : null;
      // An address of the whole page would lose the filters that are chosen later.
      link.setAttribute('href', isDetail ? details : glance);
      if (!(isShown && glanceLink && detailsLink)) continue;
      glanceLink.setAttribute('href', glance);
      detailsLink.setAttribute('href', details);
    }
    const on = isDetail ? document.querySelector('article:has(> [aria-current])') : null;
    now?.setAttribute('href', `#${on?.id ?? 'filter-now'}`);
    if (glanceLink) glanceLink.ariaCurrent = isDetail ? null : 'true';
    if (detailsLink) detailsLink.ariaCurrent = isDetail ? 'true' : null;
  };
  addEventListener('hashchange', update);
  // A filter was chosen, or reset.
  for (const event of ['change', 'click']) addEventListener(event, update);
  update();
}
