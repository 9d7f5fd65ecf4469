import type { Canvas } from './canvas';

/** A part of the paper; `x` counts from its left edge. */
export interface Area {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Tiles with stars of two squares, as walls of the Maghreb have them, joined at their points; cut off at the edges of the area. */
export function starTiles({ doc }: Canvas, { x, top, width, height }: Area, cell: number, line: string): void {
  doc.save().rect(x, top, width, height).clip();
  for (let row = 0; row <= height / cell; row++) {
    for (let column = 0; column <= width / cell; column++) {
      for (const turn of [0, Math.PI / 4]) square(doc, x + column * cell, top + row * cell, cell / 2, turn);
    }
  }
  doc
    .lineWidth(cell / 32)
    .strokeColor(line)
    .stroke()
    .restore();
}

function square(doc: PDFKit.PDFDocument, x: number, y: number, radius: number, turn: number): void {
  for (const corner of [0, 1, 2, 3]) {
    const angle = turn + (corner * Math.PI) / 2;
    const to = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    if (corner === 0) doc.moveTo(...to);
    else doc.lineTo(...to);
  }
  doc.closePath();
}

/** The outline of a horseshoe arch, which is more than half a circle, narrower below; to be filled, stroked or clipped to. */
export function archPath(doc: PDFKit.PDFDocument, { x, top, width, height }: Area): PDFKit.PDFDocument {
  const radius = width / 2;
  const foot = 0.8625 * radius;
  const middle = x + radius;
  const centre = top + radius;
  const rise = Math.sqrt(radius ** 2 - foot ** 2);
  return doc.path(
    [
      `M${middle - foot} ${top + height}V${centre + rise}`,
      `A${radius} ${radius} 0 1 1 ${middle + foot} ${centre + rise}`,
      `V${top + height}Z`,
    ].join(''),
  );
}

/** An arch on a band, filled with star tiles; `cell` is the side of a tile, `border` the width of the line around it. */
export function tiledArch(canvas: Canvas, area: Area, cell: number, border: number): void {
  const { doc, colours } = canvas;
  doc.save();
  archPath(doc, area).clip();
  starTiles(canvas, area, cell, colours.bandLine);
  doc.restore();
  archPath(doc, area).lineWidth(border).strokeColor(colours.accent).stroke();
}

/** A wave and what is below it, as wide as an area; `share` is its length, of the width. */
export function wave({ x, top, width, height }: Area, share: number): string {
  const half = (width * share) / 2;
  const halves = Math.ceil(width / half) + 1;
  const first = `M${x - half / 2} ${top}q${half / 2} ${-half / 3} ${half} 0`;
  return `${first}${`t${half} 0`.repeat(halves)}V${top + height}H${x - half / 2}Z`;
}
