/** Moves what lies in a strip that is scrolled sideways to its middle: the strip alone, never the page. */
export function scrollToMiddle(strip: Element, part: Element): void {
  const { left, width } = part.getBoundingClientRect();
  const frame = strip.getBoundingClientRect();
  strip.scrollLeft += left + width / 2 - frame.left - frame.width / 2;
}
