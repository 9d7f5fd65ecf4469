/** Stands for the names of all collections, which a spread reads, too. */
export const NAMES = '*';

/** What begins a question that was asked of the content (`renderer/questions.ts`), which is otherwise the name of a collection. */
export const QUESTION = '?';

/** What noting content answers to with its notes; `renderer/noting.ts` asks for them. */
const NOTES = Symbol.for('conference-site.notes');

/**
 * Content that notes which of its collections somebody reads, and which questions are asked of it. What is made of it needs
 * making again only when one of these collections or answers has changed. Each thing that is made needs its own.
 *
 * @template {object} Content
 * @param {Content} whole
 * @returns {{ readonly content: Content, readonly reads: ReadonlySet<string> }}
 */
export function noted(whole) {
  /** @type {Set<string>} */
  const reads = new Set();
  const note = (/** @type {string | symbol} */ name) => {
    if (typeof name === 'string') reads.add(name);
  };
  const notes = { whole, note, apart: () => noted(whole) };
  const content = new Proxy(whole, {
    get: (target, name) => {
      if (name === NOTES) return notes;
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
  return { content, reads };
}
