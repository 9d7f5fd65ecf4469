/** What is looked for in a page that is shown in an unusual way. All of these run in the page. */

/** WCAG 1.4.12: text spacing that a visitor may set. A style element would offend the content security policy. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Takes the spacing away again. */
export function unspaceText(): void {
  document.adoptedStyleSheets.pop();
}

/** Words that are cut off, and words that lie over other words. */
export function spoiltWords(): string[] {
  const nameOf = (element: Element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`;
  const isHidden = (element: Element) => element.closest('[aria-hidden=true], [hidden]') !== null;
  /** Text for screen readers only is clipped to nothing on purpose. */
  const isForReaders = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== 'none' || each.clientWidth === 1) return true;
    return false;
  };
  const withWords = [...document.querySelectorAll('main *, footer *, header *')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isHidden(element) &&
      !isForReaders(element) &&
      element.localName !== 'option',
  );
  const cut = withWords.filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const wide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    return wide || (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
  });
  const bar = document.querySelector('[data-bar]');
  const boxes = withWords
    .filter((element) => bar?.contains(element) !== true && !element.closest('[tabindex="0"]'))
    .map((element) => {
      // Its own text, without that for screen readers only.
      const range = document.createRange();
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      range.setStartBefore(words[0] ?? element);
      range.setEndAfter(words.at(-1) ?? element);
      return { element, rect: range.getBoundingClientRect() };
    })
    .filter(({ element }) => getComputedStyle(element).display !== 'inline');
  const over = boxes.flatMap(({ element, rect }, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      if (element.contains(other.element) || other.element.contains(element)) return [];
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      return width > 3 && height > 3 ? [`${nameOf(element)} over ${nameOf(other.element)}`] : [];
    }),
  );
  return [...cut.map((element) => `cut off: ${nameOf(element)}`), ...over];
}

/**
 * WCAG 2.5.8: what is operated and smaller than 24 by 24 px. Two exceptions are the criterion's: a link within a line of
 * words, and a target around whose middle a circle of 24 px touches no other target.
 */
export function smallTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => getComputedStyle(element).clipPath === 'none')
    .map((element) => ({ element, rect: element.getBoundingClientRect() }));
  const isInLine = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.closest('p, li, td, th, dd, cite')?.childNodes ?? [])].some(
      (node) => !node.contains(element) && node.textContent?.trim(),
    );
  const isSmall = ({ width, height }: DOMRect) => width < 23.99 || height < 23.99;
  const middle = ({ left, right, top, bottom }: DOMRect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const touches = (one: DOMRect, other: DOMRect) => {
    const { x, y } = middle(one);
    const near = isSmall(other) ? middle(other) : undefined;
    if (near && Math.hypot(near.x - x, near.y - y) < 24) return true;
    const away = Math.hypot(Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom));
    return away < 12;
  };
  return targets
    .filter(({ element, rect }) => isSmall(rect) && !isInLine(element))
    .filter(({ element, rect }) => targets.some((other) => other.element !== element && touches(rect, other.rect)))
    .map(({ element, rect }) => `${element.outerHTML.slice(0, 80)} ${rect.width} × ${rect.height}`);
}

/** Animations that are not over at once. */
export const moving = (): string[] =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1,
    )
    .map(({ effect }) => (effect instanceof KeyframeEffect ? String(effect.target?.outerHTML.slice(0, 80)) : ''));

/** WCAG 2.3.1: no more than three flashes a second. What comes and goes faster, and more than once, would be one. */
export const flashing = (): string[] =>
  document
    .getAnimations()
    .filter(({ effect }) => {
      const { duration, iterations = 1 } = effect?.getComputedTiming() ?? {};
      return iterations > 1 && Number(duration) < 1000 / 3;
    })
    .map(({ effect }) => (effect instanceof KeyframeEffect ? String(effect.target?.outerHTML.slice(0, 80)) : ''));

/** Forced colours remove backgrounds and shadows: what only they show needs a border, an underline or a mark. */
export function withoutEdges(): string[] {
  const isDrawn = (style: CSSStyleDeclaration) =>
    (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) >= 1) ||
    style.textDecorationLine.includes('underline');
  /** The sign that a header of the accordion ends with. */
  const hasSign = (element: Element) => getComputedStyle(element, '::after').content !== 'none';
  // Radio buttons and checkboxes are drawn by the browser; a link without a target is words.
  const control =
    'main :is(a[href], button, input:not([type="radio"], [type="checkbox"]), select), [aria-current], [data-fold]';
  const controls = document.querySelectorAll(control);
  return [...controls]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !(element.querySelector('img') || hasSign(element) || isDrawn(getComputedStyle(element))))
    .map((element) => element.outerHTML.slice(0, 120));
}
