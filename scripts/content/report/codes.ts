/**
 * Every code that the compiler may report → its severity; `either` where it depends on how certain the mistake is. Codes
 * are stable: organisers accept warnings by their code. A test holds that each has a case, and data/messages.md an example.
 */
const severities = {
  'absurd-length': 'warning',
  'ambiguous-spelling': 'error',
  'asset-letter-case': 'error',
  'bad-asset': 'error',
  'bad-country': 'error',
  'bad-currency': 'error',
  'bad-date': 'error',
  'bad-email': 'error',
  'bad-host': 'error',
  'bad-language': 'error',
  'bad-link': 'error',
  'bad-orcid': 'error',
  'bad-route': 'error',
  'bad-time': 'error',
  'bad-time-zone': 'error',
  'broken-anchor': 'error',
  'broken-link': 'error',
  'broken-picture': 'error',
  'conference-dates': 'warning',
  'control-character': 'error',
  'currency-number': 'error',
  'deadline-order': 'error',
  'direction-character': 'error',
  'duplicate-column': 'error',
  'duplicate-field': 'error',
  'duplicate-key': 'error',
  'duplicate-member': 'error',
  'duplicate-person': 'error',
  'duplicate-route': 'error',
  'duplicate-title': 'either',
  'empty-committee': 'warning',
  'empty-file': 'error',
  'empty-menu': 'error',
  'end-before-start': 'error',
  'fee-accommodation': 'error',
  'fee-member': 'warning',
  'fee-one-currency': 'warning',
  'file-too-large': 'error',
  formula: 'error',
  'huge-picture': 'error',
  'language-without-words': 'warning',
  'large-asset': 'warning',
  'lost-character': 'error',
  'missing-asset': 'error',
  'missing-column': 'error',
  'missing-file': 'error',
  'missing-folder': 'error',
  'missing-value': 'error',
  'needless-acceptance': 'warning',
  'nested-too-deep': 'error',
  'not-in-list': 'error',
  'out-of-range': 'error',
  'outside-conference-days': 'error',
  'outside-opening-hours': 'error',
  'overlaps-plenary': 'warning',
  'panel-without-session': 'error',
  'paper-gap': 'warning',
  'paper-half-timed': 'error',
  'paper-in-other-session': 'error',
  'paper-outside-session': 'error',
  'paper-overlap': 'error',
  'person-double-booked': 'error',
  'phrase-names': 'error',
  'picture-format': 'error',
  'reserved-id': 'error',
  'room-overlap': 'error',
  'session-number-gap': 'warning',
  'session-number-missing': 'error',
  'session-number-twice': 'error',
  'session-too-short': 'warning',
  'session-without-papers': 'warning',
  'similar-names': 'warning',
  'small-picture': 'warning',
  'special-session-not-accepted': 'warning',
  'special-session-size': 'warning',
  'special-session-text': 'error',
  'stray-quote': 'error',
  'superseded-date': 'error',
  'template-in-plain-text': 'error',
  'template-syntax': 'error',
  'template-unknown-name': 'error',
  'too-few-cells': 'error',
  'too-many-cells': 'error',
  'unclosed-quote': 'error',
  'unknown-chair': 'warning',
  'unknown-column': 'error',
  'unknown-field': 'error',
  'unknown-file': 'either',
  'unknown-reference': 'error',
  'unmentioned-person': 'warning',
  'unreachable-page': 'warning',
  'unreadable-file': 'error',
  'unused-asset': 'warning',
  'wrong-form': 'error',
  'wrong-shape': 'error',
  'wrong-type': 'error',
  'wrong-weekday': 'error',
  'yaml-alias': 'error',
  'yaml-indent': 'error',
  'yaml-several-documents': 'error',
  'yaml-syntax': 'error',
  'yaml-tab': 'error',
  'yaml-tag': 'error',
  'zero-length': 'error',
} as const satisfies Readonly<Record<string, 'error' | 'warning' | 'either'>>;

/** Stable name of a kind of problem. */
export type Code = keyof typeof severities;

type CodeOf<Severity> = { [Each in Code]: (typeof severities)[Each] extends Severity ? Each : never }[Code];

/** A code with which an error may be reported. */
export type ErrorCode = CodeOf<'error' | 'either'>;

/** A code with which a warning may be reported. */
export type WarningCode = CodeOf<'warning' | 'either'>;

/**
 * The errors that may be right in somebody's life: organisers accept them as they accept warnings, with a reason, and then
 * they are published. Whatever the pages can show may stand here.
 */
const acceptable: ReadonlySet<Code> = new Set<Code>([
  'deadline-order',
  'duplicate-member',
  'duplicate-title',
  'fee-accommodation',
  'outside-conference-days',
  'outside-opening-hours',
  'panel-without-session',
  'paper-in-other-session',
  'paper-outside-session',
  'paper-overlap',
  'person-double-booked',
  'room-overlap',
  'special-session-text',
  'superseded-date',
]);

/** Whether organisers may accept a problem of this code though it is an error. */
export const isAcceptable = (code: Code): boolean => acceptable.has(code);

/** All codes, in the order of the alphabet. */
export const codes = Object.keys(severities) as readonly Code[]; // Object.keys widens to string[]
