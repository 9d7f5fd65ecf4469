import { correction, generate } from 'lean-qr';
import type { Canvas } from './canvas';
import type { Tag } from './tag';

/** Light modules around the code, without which readers do not find it (ISO/IEC 18004, section 6.3.8). */
const QUIET = 4;

/**
 * Draws an address as a QR code, black on the white of the paper, with its quiet zone within the side, in points. On badges it is
 * read in motion and from worn paper: level M mends 15 % of it.
 */
export function qrFigure(canvas: Canvas, address: string, { x, top, side }: Square, parent: Tag): void {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const module = side / (code.size + 2 * QUIET);
  const left = canvas.across(x, side);
  canvas.tagged({ type: 'Figure', parent, alt: address, box: [left, top, left + side, top + side] }, () => {
    canvas.doc.rect(left, top, side, side).fill('#ffffff');
    for (let row = 0; row < code.size; row++) {
      for (const { from, length } of darkRuns((column) => code.get(column, row), code.size))
        canvas.doc.rect(left + (QUIET + from) * module, top + (QUIET + row) * module, length * module, module);
    }
    canvas.doc.fill('#000000');
  });
}

/** The place of a code: `x` from the edge at which lines begin. */
interface Square {
  readonly x: number;
  readonly top: number;
  readonly side: number;
}

/** Dark modules side by side, drawn as one. */
function darkRuns(isDark: (column: number) => boolean, size: number) {
  const runs: { from: number; length: number }[] = [];
  for (let column = 0; column < size; column++) {
    const last = runs.at(-1);
    if (!isDark(column)) continue;
    if (last && last.from + last.length === column) last.length += 1;
    else runs.push({ from: column, length: 1 });
  }
  return runs;
}
