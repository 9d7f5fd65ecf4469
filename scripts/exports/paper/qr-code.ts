import { correction, generate } from 'lean-qr';

/** Light modules around the code, without which readers do not find it (ISO/IEC 18004, section 6.3.8). */
const QUIET = 4;

/**
 * Draws an address as a QR code, an SVG with its quiet zone. Badges are read in motion and from worn paper: level M corrects 15 % of the code.
 */
export function qrCode(address: string): string {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  const cells = Array.from(
    { length: code.size ** 2 },
    (_, index) => [index % code.size, Math.floor(index / code.size)] as const,
  );
  const dark = cells
    .filter(([column, row]) => code.get(column, row))
    .map(([column, row]) => `M${QUIET + column} ${QUIET + row}h1v1h-1z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${dark.join('')}"/></svg>`;
}
