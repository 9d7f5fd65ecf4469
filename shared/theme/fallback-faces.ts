/** Measures of a typeface, in em. */
export interface FontMeasures {
  /** Average width of the letters of English headings. */
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Serif typefaces of iPhones and computers, of Android, of older computers and of Linux, with their average widths. */
const SYSTEM_FACES: readonly (readonly [width: number, ...names: string[]])[] = [
  [0.4579, 'Georgia'],
  [0.4924, 'Noto Serif', 'NotoSerif'],
  [0.4217, 'Times New Roman', 'Liberation Serif'],
  [0.5305, 'DejaVu Serif'],
];

/** Names the typefaces of `fallbackFaces`, in the order in which they are tried. */
export const fallbackNames = (family: string): readonly string[] =>
  SYSTEM_FACES.map((_, index) => `${family} ${index + 1}`);

/**
 * Makes typefaces of the system that stand in for one that has not arrived: as wide on average, on lines as high, so that
 * text takes as many lines. Each has its own name, since the widths of systems differ.
 */
export const fallbackFaces = (family: string, { width, ascent, descent, lineGap }: FontMeasures): readonly string[] =>
  SYSTEM_FACES.map(([own, ...names], index) => {
    const scale = width / own;
    const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
    const sources = names.map((name) => `local("${name}")`).join(', ');
    return `@font-face { font-family: "${fallbackNames(family)[index]}"; src: ${sources}; size-adjust: ${percent(scale)}; ascent-override: ${percent(ascent / scale)}; descent-override: ${percent(descent / scale)}; line-gap-override: ${percent(lineGap / scale)}; }`;
  });
