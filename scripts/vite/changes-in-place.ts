type Change = () => void;

/** Elements that scripts bring to life, or have read: a script would go on with their old words. */
const READ_BY_SCRIPTS = [
  '[data-island]',
  '[data-enhance]',
  '[data-later]:not([data-later=timed])',
  'script:not([type="application/ld+json"])',
  'style',
  'template',
  // The zone of the reader's times keeps them as they were written.
  'time',
].join(',');

/** What says something or leads somewhere, and is read by no script. */
const ATTRIBUTES: readonly string[] = ['alt', 'aria-label', 'content', 'href', 'lang', 'src', 'srcset', 'title'];

/**
 * The changes that make a page say what it would if it were loaded again; undefined if it has to be, since more than words, pictures and
 * links has changed, or scripts have changed what stands there.
 *
 * @param live the page in the window, with all that scripts have done to it
 * @param before the same page as the server wrote it
 * @param after as the server writes it now
 */
export function changesInPlace(live: Document, before: Document, after: Document): readonly Change[] | undefined {
  const changes: Change[] = [];
  const isInPlace = [...SAME_PARTS].every((part) => compare(live[part], before[part], after[part], changes));
  return isInPlace ? changes : undefined;
}

const SAME_PARTS = ['head', 'body'] as const;

function compare(live: Node | undefined, before: Node, after: Node, changes: Change[]): boolean {
  if (isMark(before) || before.isEqualNode(after)) return true;
  if (live === undefined || !isSameKind(before, after)) return false;
  if (!(live instanceof Element && before instanceof Element && after instanceof Element))
    return compareText(live, before, after, changes);
  if (before.matches(READ_BY_SCRIPTS) || !compareAttributes(live, before, after, changes)) return false;
  const [old, present] = [[...before.childNodes], [...after.childNodes]];
  if (old.length !== present.length) return false;
  const inWindow = counterparts(live, old);
  return present.every((child, index) => {
    const was = old[index];
    return was !== undefined && compare(inWindow[index], was, child, changes);
  });
}

/** The mark tells which content a page shows, and differs each time. */
const isMark = (node: Node) => node instanceof HTMLElement && node.dataset.shownContent !== undefined;

const isSameKind = (one: Node, other: Node) =>
  one.nodeName === other.nodeName && !(one instanceof Element && other instanceof Element && one.id !== other.id);

function compareText(live: Node, before: Node, after: Node, changes: Change[]): boolean {
  if (live.nodeValue !== before.nodeValue) return false;
  changes.push(() => {
    // Its star has a name of the old words; a new one comes.
    live.parentElement?.closest('[data-star]')?.querySelector(':scope > button')?.remove();
    live.nodeValue = after.nodeValue;
  });
  return true;
}

function compareAttributes(live: Element, before: Element, after: Element, changes: Change[]): boolean {
  const names = new Set([...before.getAttributeNames(), ...after.getAttributeNames()]);
  return [...names].every((name) => {
    const value = after.getAttribute(name);
    if (before.getAttribute(name) === value) return true;
    if (!ATTRIBUTES.includes(name) || value === null || live.getAttribute(name) !== before.getAttribute(name))
      return false;
    changes.push(() => live.setAttribute(name, value));
    return true;
  });
}

/** The node in the window of each that the server wrote: scripts have put others between them, and have taken some away. */
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
