import { CARD_SIZE } from '../../../renderer/format/card-address';

/** A star of two squares, as in the tiles of the Maghreb: its corners, and those between. */
function star(x: number, y: number, radius: number): string {
  const square = (turn: number) =>
    [0, 1, 2, 3]
      .map((corner) => {
        const angle = (turn + corner / 2) * Math.PI;
        return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
      })
      .join('L');
  return `M${square(0)}ZM${square(0.25)}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

interface Tiles {
  /** Where they begin; they go on to the right edge. */
  readonly x: number;
  readonly tiles: string;
  readonly joints: string;
}

interface Wall extends Tiles {
  readonly sky: string;
  readonly waves: readonly [far: string, near: string];
  readonly edge: string;
}

/** Tiles with stars, joined at their points; a drawing of its own, which cuts off what leads out of it. */
function tiled({ x, tiles, joints }: Tiles): string {
  const { width, height } = CARD_SIZE;
  const cell = 80;
  const stars: string[] = [];
  for (let row = 0; row <= height / cell; row++) {
    for (let column = 0; column <= (width - x) / cell; column++) stars.push(star(column * cell, row * cell, cell / 2));
  }
  return [
    `<svg x="${x}" width="${width - x}" height="${height}"><rect width="100%" height="100%" fill="${tiles}"/>`,
    `<path d="${stars.join('')}" fill="none" stroke="${joints}" stroke-width="2.5"/></svg>`,
  ].join('');
}

const edgeAt = (x: number, edge: string) => `<rect x="${x}" width="6" height="${CARD_SIZE.height}" fill="${edge}"/>`;

/** A wall of tiles alone. */
export const tiles = ({ edge, ...wall }: Tiles & Pick<Wall, 'edge'>): string => `${tiled(wall)}${edgeAt(wall.x, edge)}`;

/** A wall of tiles, and in it a window with a horseshoe arch that looks at the sea. */
export function wall({ x, tiles, joints, sky, waves: [far, near], edge }: Wall): string {
  const { width } = CARD_SIZE;
  const middle = (x + width) / 2;
  // The arch is more than half a circle, and narrower below.
  const arch = `M${middle - 138} 554V331A160 160 0 1 1 ${middle + 138} 331V554Z`;
  return [
    tiled({ x, tiles, joints }),
    `<clipPath id="window"><path d="${arch}"/></clipPath><path d="${arch}" fill="${sky}"/>`,
    `<g clip-path="url(#window)"><path d="${wave(458, 220, 20, x)}" fill="${far}"/>`,
    `<path d="${wave(508, 280, 24, x - 60)}" fill="${near}"/></g>`,
    `<path d="${arch}" fill="none" stroke="${edge}" stroke-width="6"/>`,
    `<rect x="${middle - 166}" y="548" width="332" height="12" fill="${edge}"/>`,
    edgeAt(x, edge),
  ].join('');
}

interface Emblem {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly line: string;
  readonly heart: string;
}

/** The conference's sign, large: the star, and in it a net of a neuron and its neighbours. */
export function emblem({ x, y, radius, line, heart }: Emblem): string {
  const inner = radius * 0.86;
  const node = inner * 0.36;
  const ends = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => ({ cx: round(x + dx * node), cy: round(y + dy * node) })));
  return [
    `<path d="${star(x, y, inner)}" fill="none" stroke="${line}" stroke-width="${round(radius * 0.065)}" stroke-linejoin="round"/>`,
    ...ends.map(
      ({ cx, cy }) => `<path d="M${x} ${y}L${cx} ${cy}" stroke="${line}" stroke-width="${round(radius * 0.045)}"/>`,
    ),
    ...ends.map(({ cx, cy }) => `<circle cx="${cx}" cy="${cy}" r="${round(radius * 0.07)}" fill="${line}"/>`),
    `<circle cx="${x}" cy="${y}" r="${round(radius * 0.15)}" fill="${heart}"/>`,
  ].join('');
}

/** Waves at the foot, the nearer ones in front. */
export const sea = ([far, near]: readonly [far: string, near: string]): string =>
  `<path d="${wave(578, 400, 36, -100)}" fill="${far}"/><path d="${wave(600, 300, 28, -40)}" fill="${near}"/>`;

/** Waves that begin at `start`, and what is below them. */
function wave(y: number, length: number, height: number, start: number): string {
  const half = length / 2;
  const halves = Math.ceil((CARD_SIZE.width - start) / half);
  return `M${start} ${y}q${half / 2} ${-height} ${half} 0${`t${half} 0`.repeat(halves)}V${CARD_SIZE.height}H${start}Z`;
}
