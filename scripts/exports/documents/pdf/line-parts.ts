import type { Direction } from '../../../../renderer/words/direction';
import { hasArabic, type VisualPiece, visualPieces, withoutMarks } from '../../lettering/visual-pieces';
import type { Run } from '../blocks';
import { faceIn, pieceWidth } from './fonts';
import type { Line } from './lines';
import type { Style } from './theme';

/** Letters that one font sets in one direction. */
export interface PlacedText extends Pick<VisualPiece, 'text' | 'arabic'> {
  readonly width: number;
}

/** A run on a line, with its letters where they are seen. */
interface LinePart {
  readonly run: Run;
  readonly pieces: readonly (PlacedText & { readonly x: number })[];
}

/**
 * The runs of a line in the order of reading, which is that of drawing (ISO 14289-1, 7.2); where they stand is another matter, if
 * there are Arabic letters in it.
 */
export function partsOfLine(doc: PDFKit.PDFDocument, line: Line, style: Style, direction: Direction): LinePart[] {
  if (direction === 'ltr' && !line.some(({ text }) => hasArabic(text)))
    return line.map(({ run, text, x, width }) => ({
      run,
      pieces: [{ text: withoutMarks(text), arabic: false, x, width }],
    }));
  doc.fontSize(style.size);
  const texts = line.map(({ text }) => text);
  const pieces = visualPieces(texts, direction);
  let x = 0;
  const placed = (direction === 'rtl' ? [...pieces].reverse() : pieces).map((piece) => {
    const run = line[piece.part]?.run;
    const width = run ? pieceWidth(doc, piece, faceIn(style, run)) : 0;
    x += width;
    return { ...piece, x: x - width, width };
  });
  return line.map(({ run }, part) => ({ run, pieces: placed.filter((piece) => piece.part === part) }));
}
