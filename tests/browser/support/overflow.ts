// Both run in the page.

/** What reaches beyond the right edge of a page that is wider than its window. */
export const beyondTheEdge = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const scrollsItself = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrollsItself(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => !scrollsItself(element.parentElement))
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.getBoundingClientRect().right}`)
    .concat(`page ${scrollWidth} > ${clientWidth}`);
};

/** Text that overflows its box or is cut off. */
export const beyondTheirBoxes = () => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    let box = text.parentElement;
    while (box && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
    if (!(box?.checkVisibility({ visibilityProperty: true }) && text.textContent?.trim())) continue;
    // Text for screen readers only, and rows that scroll by themselves.
    if (text.parentElement?.closest('[data-for-readers], [data-scroller], [data-enhance=marquee], thead')) continue;
    if (getComputedStyle(box).clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, bottom } = box.getBoundingClientRect();
    const { left: start, right: end, bottom: foot } = range.getBoundingClientRect();
    const isCut = getComputedStyle(box).overflow !== 'visible' && foot > bottom + 1;
    if (start < left - 1 || end > right + 1 || isCut)
      found.push(`${box.tagName} ${box.className}: ${text.textContent}`);
  }
  return found;
};
