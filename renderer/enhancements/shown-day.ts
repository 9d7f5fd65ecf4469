/** Returns the part of the schedule that is shown, a day at a glance or its details; the first of several. */
export const shownDay = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('section:is([id^=table-], [id^=program-])')].find(
    (part) => part.getClientRects().length > 0,
  );
