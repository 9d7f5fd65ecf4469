/** Former codes → the codes that report the same now: all parts of a code that was split; none if the rule was deleted. */
const FORMER: Readonly<Record<string, readonly string[]>> = {
  'deadline-track-order': [],
  'fee-one-currency': [],
  'panel-not-named': [],
  'paper-gap': [],
  'repeated-text': ['repeated-text', 'copied-text'],
  'session-number-gap': [],
  'session-too-short': [],
  'session-without-papers': [],
  'shared-page': [],
  'unmentioned-person': [],
};

/** Lists the codes that a code of `accepted-warnings.yaml` means today. */
export const nowOf = (code: string): readonly string[] => FORMER[code] ?? [code];
