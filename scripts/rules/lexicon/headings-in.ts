interface Heading {
  readonly start: number;
  readonly end: number;
  /** 1 for the largest. */
  readonly level: number;
  readonly words: string;
}

/** The headings of a page in Markdown, by their offsets; what stands in blocks of code is none. */
export function headingsIn(text: string): Heading[] {
  const withoutCode = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, '·'));
  return [...withoutCode.matchAll(/^(#{1,6})[ \t]+(.*?)[ \t]*#*$/gm)].map(
    ({ 0: line, 1: marks = '', 2: words = '', index }) => ({
      start: index,
      end: index + line.length,
      level: marks.length,
      words,
    }),
  );
}
