const SVG = 'http://www.w3.org/2000/svg';

/** Draws a star, as in the navigation bar. */
export function starShape(): SVGElement {
  const shape = document.createElementNS(SVG, 'svg');
  shape.setAttribute('viewBox', '0 0 24 24');
  shape.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'm12 3 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.2-5.7 3.2 1.2-6.4L2.8 9.7l6.4-.8z');
  shape.append(path);
  return shape;
}
