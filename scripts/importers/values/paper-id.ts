/** Reads the id of a paper: "#12" and "Paper 12" → "12"; "main.49", "P01" and "SQMXG7" stay unchanged. */
export function paperIdIn(text: string): string {
  const bare = text.trim().replace(/^((paper|submission|contribution|no\.|#)[\s#:]*)+/i, '');
  return /^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(bare) ? bare : bare.replace(/\D+/g, '');
}
