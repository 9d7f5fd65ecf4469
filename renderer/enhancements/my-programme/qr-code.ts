import { correction, generate } from 'lean-qr';

const SVG = 'http://www.w3.org/2000/svg';

/** Width of the light margin in modules, without which readers do not find the code (ISO/IEC 18004, section 6.3.8). */
const QUIET = 4;

/** Draws a text as a QR code; returns undefined if it is too long. */
export function qrCode(text: string, label: string): SVGElement | undefined {
  try {
    const code = generate(text, { minCorrectionLevel: correction.L });
    const modules = Array.from({ length: code.size * code.size }, (_, index) => ({
      x: index % code.size,
      y: Math.floor(index / code.size),
    })).filter(({ x, y }) => code.get(x, y));
    const side = code.size + 2 * QUIET;
    const image = document.createElementNS(SVG, 'svg');
    image.setAttribute('viewBox', `${-QUIET} ${-QUIET} ${side} ${side}`);
    image.setAttribute('role', 'img');
    image.setAttribute('aria-label', label);
    image.setAttribute('shape-rendering', 'crispEdges');
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', modules.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join(''));
    image.append(path);
    return image;
  } catch {
    return undefined;
  }
}
