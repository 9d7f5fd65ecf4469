/** Codes of former versions → what they are now: an acceptance stays valid, with all parts of a code that was split. */
const FORMER: Readonly<Record<string, readonly string[]>> = {
  'repeated-text': ['repeated-text', 'copied-text'],
};

/** The codes that a code of `accepted-warnings.yaml` stands for. */
export const nowOf = (code: string): readonly string[] => FORMER[code] ?? [code];
