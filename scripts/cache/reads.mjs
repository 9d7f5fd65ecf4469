/** Stands for the names of all collections, which a spread reads, too. */
export const NAMES = '*';

/**
 * The prefix of a note that is a question asked of the content (`renderer/questions.ts`); other notes are names of
 * collections.
 */
export const QUESTION = '?';

/** The key under which noting content gives its notes; `renderer/noting.ts` asks for them. */
const NOTES = Symbol.for('conference-site.notes');

/**
 * Content that notes which of its collections somebody reads, and which questions are asked of it. A thing made of it
 * has to be made again only when one of these collections or answers has changed. Each thing needs noting content of
 * its own.
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
