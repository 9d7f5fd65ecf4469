import { directionOf } from '../../../renderer/words/direction';
import { plain, type Text } from '../documents/blocks';
import type { DocumentLook } from '../documents/colours';
import { Canvas } from '../documents/pdf/canvas';
import { cutsWord, partsRun } from '../documents/pdf/lines';
import { type Facts, measureFor, openDocument } from '../documents/pdf/open-document';
import type { ShapedWords } from '../documents/pdf/shaped-words';
import type { Tag } from '../documents/pdf/tag';
import { type SetText, setText, type TextSetting } from '../documents/pdf/text-boxes';
import type { PageSize, Style } from '../documents/pdf/theme';
import { collect } from '../documents/pdf/whole-bytes';

/** A document of sheets that are drawn freely: nothing flows from one to the next. */
export interface Sheets {
  readonly canvas: Canvas;
  readonly page: PageSize;
  /** The element of the structure that holds all others. */
  readonly root: Tag;
  /** A text in the style, or in as little of its size as it takes to need no more than so many lines, and to cut no word or part of a name. */
  readonly fitted: (text: Text | string, style: Style, width: number, lines: number) => SetText;
  /** Texts on one line with dots between them, or each below the other, of so many lines, where no line holds them all. */
  readonly beside: (texts: readonly string[], style: Style, width: number, lines: number) => readonly SetText[];
  /** Draws a text in the middle of a column; gives the height at which it ends. */
  readonly centre: (set: SetText, x: number, width: number, top: number, tag: Tag) => number;
}

export interface SheetFacts extends Facts {
  readonly look: DocumentLook;
  readonly page: PageSize;
}

/** Below three fifths of its size, a text rather takes another line. */
const SMALLEST = 0.6;
/** A name in two halves is no name: it may be smaller still. */
const SMALLEST_WHOLE = 0.35;
const STEP = 0.05;

/** The height of texts that stand below each other. */
export const heightOf = (texts: readonly SetText[]): number => texts.reduce((sum, { height }) => sum + height, 0);

/** Makes a document of sheets. The same content gives the same bytes. */
export async function drawSheets(
  { look, page, ...facts }: SheetFacts,
  shaped: ShapedWords,
  draw: (sheets: Sheets) => void,
): Promise<Uint8Array> {
  const doc = openDocument(facts, shaped, page);
  const bytes = collect(doc);
  const canvas = new Canvas(doc, { direction: directionOf(facts.language), colours: look.colours, page });
  const setting: TextSetting = {
    measureIn: measureFor(doc),
    hasDisplayFace: look.hasDisplayFace,
  };
  const fitted: Sheets['fitted'] = (text, style, width, lines) => {
    const whole = typeof text === 'string' ? plain(text) : text;
    for (let share = 1; ; share -= STEP) {
      const sized = { ...style, size: style.size * share, leading: style.leading * share };
      const set = setText(whole, sized, width, setting);
      const isWhole = set.lines.length <= lines && !partsRun(set.lines);
      if (cutsWord(set.lines) ? share < SMALLEST_WHOLE : isWhole || share < SMALLEST) return set;
    }
  };
  draw({
    canvas,
    page,
    root: { type: 'Document' },
    fitted,
    beside: (texts, style, width, lines) => {
      const inOne = setText(plain(texts.join(' · ')), style, width, setting);
      return inOne.lines.length === 1 ? [inOne] : texts.map((text) => fitted(text, style, width, lines));
    },
    centre: (set, x, width, top, tag) => {
      const leading = set.height / set.lines.length;
      set.lines.forEach((line, index) => {
        set.drawLine(canvas, line, x + (width - set.widthOf(line)) / 2, top + index * leading, tag);
      });
      return top + set.height;
    },
  });
  canvas.end();
  return bytes;
}
