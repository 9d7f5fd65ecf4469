import type { HTMLElement } from 'node-html-parser';
import { invalidIn } from '../../site/support/html-validator';
import { IS_THOROUGH } from '../rounds';

/** What of an element's attributes is one of a few words, on which it depends what may stand where; the others are named alone. */
const OF_FEW_WORDS = ['role', 'type', 'rel', 'scope'];

/** Every element by all elements around it, its attributes, and whether there is something in it. */
function markupOf(root: HTMLElement): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (element: HTMLElement, around: string): void => {
    for (const child of element.children) {
      const { attributes, childNodes, rawTagName } = child;
      const path = `${around}>${rawTagName}`;
      const values = OF_FEW_WORDS.map((name) => attributes[name] ?? '');
      found.add([path, ...Object.keys(attributes).sort(), ...values, childNodes.length === 0].join(' '));
      walk(child, path);
    }
  };
  walk(root, '');
  return found;
}

/** What stands on pages that are valid. */
const valid = new Set<string>();

interface Page {
  readonly html: string;
  readonly path: string;
  readonly root: HTMLElement;
}

/**
 * What is not valid on a page. In `npm test` one that has no element but such as stand on valid pages, at the same place, is
 * looked through for what may be wrong all the same: an id that is there twice. `isWhole`: it is validated whatever it has.
 */
export async function invalidAmong({ html, path, root }: Page, isWhole = IS_THOROUGH): Promise<string[]> {
  const markup = markupOf(root);
  if (!isWhole && [...markup].every((each) => valid.has(each))) return idsTwice(root);
  const faults = await invalidIn(html, path);
  if (faults.length === 0) for (const each of markup) valid.add(each);
  return faults;
}

function idsTwice(root: HTMLElement): string[] {
  const ids = root.querySelectorAll('[id]').map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `no-dup-id: ${id}`);
}
