import type { TaggedPdf } from './tagged-pdf';

/** What is wrong with the letters of a PDF's fonts: as ISO 14289-1, 7.21.7 and 7.21.8, has them told and drawn. */
export interface Letters {
  /** Numbers of glyphs that stand for no letter, or for one that is none. */
  readonly unknown: readonly string[];
  /** Pages on which the glyph for missing letters is drawn. */
  readonly missing: readonly string[];
}

/** Looks at every glyph that is drawn, font by font. */
export function lettersOf({ pages, objects, stream, object }: TaggedPdf): Letters {
  const fonts = new Map(
    objects.flatMap((each) =>
      [...each.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, id] as const),
    ),
  );
  const meanings = new Map(
    [...fonts].map(([name, id]) => [
      name,
      meaningsIn(stream(/\/ToUnicode (\d+) 0 R/.exec(object(id))?.[1]).toLowerCase()),
    ]),
  );
  const drawn = pages.flatMap(({ content }, page) => drawnIn(content).map((glyph) => ({ ...glyph, page: page + 1 })));
  const told = [...meanings].flatMap(([font, of]) =>
    [...of.values()].filter(isNone).map((value) => `${font} ${value}`),
  );
  return {
    unknown: [
      ...told,
      ...drawn.filter(({ font, code }) => !meanings.get(font)?.get(code)).map(({ font, code }) => `${font} ${code}`),
    ],
    missing: drawn.filter(({ code }) => code === 0).map(({ font, page }) => `${font} on page ${page}`),
  };
}

/** Zero, the mark of the order of bytes, and its counterpart are no letters. */
const isNone = (value: string) => /^(0000|feff|fffe)$/.test(value);

/** The letters of each glyph by its number, in hexadecimal, as pdfkit lists them: by ranges, one after the other. */
function meaningsIn(map: string): Map<number, string> {
  return new Map(
    [...map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, first = '', values = '']) =>
      [...values.matchAll(/<([^>]*)>/g)].map(([, value = ''], at) => [Number.parseInt(first, 16) + at, value] as const),
    ),
  );
}

/** Every glyph that a page draws, with the name of its font. */
function drawnIn(content: string): { font: string; code: number }[] {
  let font = '';
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, chosen, shown]) => {
    font = chosen ?? font;
    const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? []);
    return glyphs.map((glyph) => ({ font, code: Number.parseInt(glyph, 16) }));
  });
}
