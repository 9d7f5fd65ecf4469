// The part of fontkit that we use; it brings no types.
declare module 'fontkit' {
  export interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }

  export interface Font {
    readonly unitsPerEm: number;
    /** Of a line, in font units; what is below the baseline is negative. */
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Advances and offsets in font units. */
    layout(text: string): {
      readonly glyphs: readonly { readonly path: Path }[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    };
  }

  export function create(bytes: Uint8Array): Font;
}
