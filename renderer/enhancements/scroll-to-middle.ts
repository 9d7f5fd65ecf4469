/** Scrolls a horizontal strip so that a part is in its middle. Never scrolls the page. */
export function scrollToMiddle(strip: Element, part: Element): void {
  const { left, width } = part.getBoundingClientRect();
  const frame = strip.getBoundingClientRect();
  strip.scrollLeft += left + width / 2 - frame.left - frame.width / 2;
}
