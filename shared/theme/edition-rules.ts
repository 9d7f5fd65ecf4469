/** CSS rules for the line above pages of past editions. Other sites do not load them. */
export const EDITION_RULES: readonly string[] = [
  '.edition-line { background: var(--surface-tinted); border-block-end: 1px solid var(--accent); font-size: var(--size-small); }',
  '.edition-line > p { max-inline-size: calc(var(--width) + 2 * var(--gutter)); margin: 0 auto; padding: var(--space-3) var(--gutter); }',
];
