/** A link with the words that say what is behind it. */
export interface LabelledLink {
  /** Absent where only the address is written. */
  readonly label?: string;
  readonly url: string;
}

/** Splits "Recording https://example.org/video" into its label and its address, which is the last word. */
export function labelledLink(text: string): LabelledLink {
  const [, label = '', url = ''] = /^(.*?)\s*(\S*)$/su.exec(text.trim()) ?? [];
  return label === '' ? { url } : { label, url };
}
