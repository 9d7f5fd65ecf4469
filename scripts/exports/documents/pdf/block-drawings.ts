import type { Canvas } from './canvas';
import { type GlyphCounts, glyphCounts } from './glyph-numbers';
import type { Drawn } from './marked-content';
import type { Box, Drawing } from './paginate';
import type { Tag } from './tag';

/** The boxes of a block before they are drawn. */
export interface Outline {
  readonly boxes: readonly BoxFacts[];
  /** The heights of what is drawn again above boxes that open a page. */
  readonly carried: readonly number[];
}

/** A box without its drawings; `carries` is a place among those that are carried. */
type BoxFacts = Omit<Box, 'draw' | 'carry'> & { readonly carries?: number };

/** A block that was drawn apart from any page, as plain data. */
export interface BlockDrawings {
  readonly outline: Outline;
  /** Those of the boxes, then those that are carried. */
  readonly drawings: readonly (Pick<Drawn, 'fonts'> & { readonly parts: readonly PlainPart[] })[];
  readonly tags: readonly PlainTag[];
  readonly glyphs: GlyphCounts;
}

/** The place of the tag among those of the block, or nothing of an artifact; and the operators, see `Part`. */
type PlainPart = readonly [tag: number | null, operators?: string];

/** `above` is the place of its parent; of one below the root of the document there is none. */
type PlainTag = Omit<Tag, 'parent'> & { readonly above: number };

const BELOW_ROOT = -1;

const carriedBy = (boxes: readonly Box[]): readonly Drawing[] => [
  ...new Set(boxes.flatMap(({ carry }) => carry ?? [])),
];

export function outlineOf(boxes: readonly Box[]): Outline {
  const carried = carriedBy(boxes);
  return {
    boxes: boxes.map(({ draw, carry, ...facts }) => ({ ...facts, ...(carry && { carries: carried.indexOf(carry) }) })),
    carried: carried.map(({ height }) => height),
  };
}

/** Draws the boxes of a block, whose tags are below that root. */
export function blockDrawings(boxes: readonly Box[], root: Tag, canvas: Canvas): BlockDrawings {
  const tags: PlainTag[] = [];
  const places = new Map<Tag, number>([[root, BELOW_ROOT]]);
  const placeOf = (tag: Tag): number => {
    const known = places.get(tag);
    if (known !== undefined) return known;
    const { parent = root, ...own } = tag;
    const place = tags.push({ ...own, above: placeOf(parent) }) - 1;
    places.set(tag, place);
    return place;
  };
  const counts = glyphCounts(canvas.doc);
  const drawings = [...boxes, ...carriedBy(boxes)].map((each) => {
    const { parts, fonts } = canvas.apart(() => each.draw(canvas, 0));
    return {
      fonts,
      parts: parts.map(({ tag, operators }): PlainPart => {
        const place = tag === 'artifact' ? null : placeOf(tag);
        return operators === undefined ? [place] : [place, operators];
      }),
    };
  });
  return { outline: outlineOf(boxes), drawings, tags, glyphs: counts(drawings.flatMap(({ fonts }) => fonts)) };
}

/** What was drawn, under tags that are below that root. */
export function drawnOf({ drawings, tags }: BlockDrawings, root: Tag): readonly Drawn[] {
  const own: Tag[] = [];
  for (const { above, ...tag } of tags) own.push({ ...tag, parent: own[above] ?? root });
  return drawings.map(({ fonts, parts }) => ({
    fonts,
    parts: parts.map(([place, operators]) => ({
      tag: place === null ? ('artifact' as const) : (own[place] ?? root),
      ...(operators !== undefined && { operators }),
    })),
  }));
}
