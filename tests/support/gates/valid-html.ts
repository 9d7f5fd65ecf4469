import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { HTMLElement } from 'node-html-parser';
import { IS_THOROUGH } from '../rounds';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // How React writes what HTML lets one write in several ways: `<br/>`, `dateTime`, `disabled=""`.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Only for what comes from elsewhere: our own files carry the hash of their contents in the name.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Advice for search engines: the name of the conference alone has 71 characters.
      'long-title': 'off',
      // The accordion's library gives its panels the role, as the WAI-ARIA pattern shows it.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  }),
);

/** What is not valid in the HTML of a page, a line for each mistake. */
async function invalidIn(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

/** Attributes with one of a few values, which decide where an element is valid; of the others only the name counts. */
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

/** The elements of pages that are valid. */
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
