import type { Canvas } from './canvas';

/** Something drawn in one piece, at the height that the page has room for. */
export interface Box {
  readonly height: number;
  /** Space wished above; none at the top of a page. */
  readonly before: number;
  /** true: never the last on a page. */
  readonly keep?: boolean;
  /** `if-half-full`: a chapter that fits whole on what is left of the page stays there all the same. */
  readonly newPage?: 'always' | 'if-half-full';
  /** true: left out where the page has no room for it, and so is what follows of the kind. */
  readonly filler?: true;
  /** Drawn again above this box where it opens a page: the head of its table. */
  readonly carry?: Drawing;
  readonly mark?: Mark;
  /** Name by which an index knows the page. */
  readonly anchor?: string;
  draw(canvas: Canvas, top: number): void;
}

export type Drawing = Pick<Box, 'height' | 'draw'>;

/** A place to which bookmarks, contents and links lead. */
export interface Mark {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

export interface Placed<Item> {
  readonly box: Item;
  readonly top: number;
  /** Set where the box is a table's head drawn once more. */
  readonly again?: true;
}

interface Area {
  readonly top: number;
  readonly bottom: number;
}

/** Of a page: what no page holds begins where so much is left, since it is cut wherever it begins. */
const WORTH_BEGINNING = 1 / 3;

/** The page and the place of each box. */
export function paginate(boxes: readonly Box[], { top, bottom }: Area): Placed<Drawing & Partial<Box>>[][] {
  const pages: Placed<Drawing & Partial<Box>>[][] = [[]];
  let filled = top;

  const isFresh = () => pages.at(-1)?.length === 0;
  const beginsPage = (newPage: Box['newPage'], chapter: number) =>
    newPage === 'always' || (newPage === 'if-half-full' && filled > (top + bottom) / 2 && filled + chapter > bottom);
  const hasRoom = (height: number) =>
    height > bottom - top ? filled <= bottom - WORTH_BEGINNING * (bottom - top) : filled + height <= bottom;
  const turnPage = () => {
    if (!isFresh()) pages.push([]);
    filled = top;
  };
  const place = (box: Box) => {
    if (isFresh() && box.carry) {
      pages.at(-1)?.push({ box: box.carry, top: filled, again: true });
      filled += box.carry.height;
    } else if (!isFresh()) filled += box.before;
    pages.at(-1)?.push({ box, top: filled });
    filled += box.height;
  };

  let isFilled = false;
  const groups = groupsOf(boxes);
  for (const [index, group] of groups.entries()) {
    const isFiller = group[0]?.filler === true;
    isFilled = isFiller && (isFilled || filled + heightOf(group) > bottom);
    if (isFilled) continue;
    if (beginsPage(group[0]?.newPage, chapterHeight(groups, index)) || !hasRoom(heightOf(group))) turnPage();
    for (const box of group) {
      // A group higher than a page is cut where it must be.
      if (filled + box.before + box.height > bottom) turnPage();
      place(box);
    }
  }
  return pages;
}

/** Of a page that is worth turning for, as a share of its height. */
const WORTH_A_PAGE = 0.25;
/** What is left of the air between boxes where that saves a page. */
const TIGHT = 0.6;

/** The same of a sheet that somebody pins up: where little more than nothing is on its last page, there is less air between its parts. */
export function paginateSheet(boxes: readonly Box[], area: Area): ReturnType<typeof paginate> {
  const pages = paginate(boxes, area);
  const last = pages.at(-1)?.at(-1);
  const filled = last ? last.top + last.box.height - area.top : 0;
  if (pages.length === 1 || filled > WORTH_A_PAGE * (area.bottom - area.top)) return pages;
  const tighter = paginate(
    boxes.map((box) => ({ ...box, before: TIGHT * box.before })),
    area,
  );
  return tighter.length < pages.length ? tighter : pages;
}

/** The boxes that stand on one page, if a page is high enough for them. */
function groupsOf(boxes: readonly Box[]): Box[][] {
  const groups: Box[][] = [[]];
  for (const box of boxes) {
    groups.at(-1)?.push(box);
    if (!box.keep) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

/** The height of a chapter, of which a group is the first; 0 for others. */
function chapterHeight(groups: readonly (readonly Box[])[], first: number): number {
  if (groups[first]?.[0]?.newPage === undefined) return 0;
  const next = groups.findIndex(([box], index) => index > first && box?.newPage !== undefined);
  return groups.slice(first, next === -1 ? undefined : next).reduce((sum, group) => sum + heightOf(group), 0);
}

const heightOf = (group: readonly Box[]) => group.reduce((sum, { before, height }) => sum + before + height, 0);
