import { correction, generate } from 'lean-qr';

/** The width of the light border, in modules, which scanners need (ISO/IEC 18004, section 6.3.8). */
const QUIET = 4;

/**
 * Draws an address as a QR code: an SVG including its quiet zone. Level M corrects 15 % of the code, since badges move and wear.
 */
export function qrCode(address: string): string {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  const rows = Array.from({ length: code.size }, (_, row) =>
    Array.from({ length: code.size }, (_, column) => (code.get(column, row) ? '1' : '0')).join(''),
  );
  const dark = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${QUIET + index} ${QUIET + y}h${run.length}v1h-${run.length}z`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${dark.join('')}"/></svg>`;
}
