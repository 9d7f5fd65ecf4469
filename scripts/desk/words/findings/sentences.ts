/**
 * Sentences of findings in a language, by code: the English sentence, and its translation. `*` has those that several codes share.
 *
 * A message, a hint, or a phrase in one of them is such a sentence. In both texts, `{0}` is a value, which stays as it is, and `<0>` a
 * phrase, which has a translation of its own under the same code or `*`. The English sentence that says most is tried first, so that
 * the order of the entries does not matter. A translation may leave a value out if readers of the language cannot use it.
 */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;
