/** Stands for the names of all collections, which a spread reads, too. */
export const NAMES = '*';

/**
 * Content that notes which of its collections somebody reads. What is made of it needs making again only when one of
 * these has changed.
 *
 * @template {object} Content
 * @param {Content} content
 * @returns {{ readonly content: Content, readonly begin: (reads: Set<string>) => void }} `begin` has what is read from
 *   now on noted in another set
 */
export function readsOf(content) {
  /** @type {Set<string>} */
  let noted = new Set();
  const note = (/** @type {string | symbol} */ name) => {
    if (typeof name === 'string') noted.add(name);
  };
  const noting = new Proxy(content, {
    get: (target, name) => {
      note(name);
      return Reflect.get(target, name);
    },
    has: (target, name) => {
      note(name);
      return Reflect.has(target, name);
    },
    ownKeys: (target) => {
      note(NAMES);
      for (const name of Reflect.ownKeys(target)) note(name);
      return Reflect.ownKeys(target);
    },
  });
  return {
    content: noting,
    begin: (reads) => {
      noted = reads;
    },
  };
}
