type Patch = () => void;

/** Elements that scripts use or have read: a script would keep their old text. */
const READ_BY_SCRIPTS = [
  '[data-island]',
  '[data-enhance]',
  '[data-later]:not([data-later=timed])',
  'script:not([type="application/ld+json"])',
  'style',
  'template',
  // The script that converts times to the visitor's zone keeps their original text.
  'time',
].join(',');

/** Attributes that no script reads. */
const ATTRIBUTES: readonly string[] = ['alt', 'aria-label', 'content', 'href', 'lang', 'src', 'srcset', 'title'];

/**
 * Finds patches that make a page show what it would show after a reload. Undefined if a reload is needed: if more than texts, pictures
 * and links has changed, or scripts have changed the same elements.
 *
 * @param live the page in the window, including changes by scripts
 * @param before the same page as the server sent it
 * @param after the page as the server sends it now
 */
export function pagePatches(live: Document, before: Document, after: Document): readonly Patch[] | undefined {
  const patches: Patch[] = [];
  const isPatchable = [...PARTS].every((part) => compare(live[part], before[part], after[part], patches));
  return isPatchable ? patches : undefined;
}

const PARTS = ['head', 'body'] as const;

function compare(live: Node | undefined, before: Node, after: Node, patches: Patch[]): boolean {
  if (isMark(before) || before.isEqualNode(after)) return true;
  if (live === undefined || !isSameKind(before, after)) return false;
  if (!(live instanceof Element && before instanceof Element && after instanceof Element))
    return compareText(live, before, after, patches);
  if (before.matches(READ_BY_SCRIPTS) || !compareAttributes(live, before, after, patches)) return false;
  const [old, present] = [[...before.childNodes], [...after.childNodes]];
  if (old.length !== present.length) return false;
  const inWindow = counterparts(live, old);
  return present.every((child, index) => {
    const was = old[index];
    return was !== undefined && compare(inWindow[index], was, child, patches);
  });
}

/** The script element that has the number of the content, which always differs. */
const isMark = (node: Node) => node instanceof HTMLElement && node.dataset.contentNumber !== undefined;

const isSameKind = (one: Node, other: Node) =>
  one.nodeName === other.nodeName && !(one instanceof Element && other instanceof Element && one.id !== other.id);

function compareText(live: Node, before: Node, after: Node, patches: Patch[]): boolean {
  if (live.nodeValue !== before.nodeValue) return false;
  patches.push(() => {
    // The label of its star has the old text; a new star is added.
    live.parentElement?.closest('[data-star]')?.querySelector(':scope > button')?.remove();
    live.nodeValue = after.nodeValue;
  });
  return true;
}

function compareAttributes(live: Element, before: Element, after: Element, patches: Patch[]): boolean {
  const names = new Set([...before.getAttributeNames(), ...after.getAttributeNames()]);
  return [...names].every((name) => {
    const value = after.getAttribute(name);
    if (before.getAttribute(name) === value) return true;
    if (!ATTRIBUTES.includes(name) || value === null || live.getAttribute(name) !== before.getAttribute(name))
      return false;
    patches.push(() => live.setAttribute(name, value));
    return true;
  });
}

/** Finds the node in the window for each node that the server sent. Scripts may have added nodes between them, and removed some. */
function counterparts(live: Element, written: readonly Node[]): readonly (Node | undefined)[] {
  let next = live.firstChild;
  return written.map((node) => {
    let found = next;
    while (found && !(isSameKind(found, node) && (found instanceof Element || found.nodeValue === node.nodeValue)))
      found = found.nextSibling;
    if (found) next = found.nextSibling;
    return found ?? undefined;
  });
}
