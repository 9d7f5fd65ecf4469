import type { ColourScheme } from '../../../shared/colour-scheme';
import { type ColourName, colourOf } from '../../../shared/colours';
import { countriesOf, MAP_SIZE } from '../../../shared/program/committee-map';
import { themeOf } from '../../../shared/theme/theme';
import type { SiteContent } from '../../content/site-content';
import { codeOfCountry } from '../../content/validate/country-names';
import { COASTS } from './land';
import { type Place, placeOfCountry } from './places';

/** A country on the map: where it lies, and how many come from there. */
interface Dot extends Place {
  readonly count: number;
}

/** The part of the world that is shown: its middle, and how many px a degree of latitude takes. */
interface Frame extends Place {
  readonly scale: number;
  /** How much shorter a degree of longitude is in the middle of the frame. */
  readonly narrowing: number;
}

/** The program committee by country: land, and a dot of which the area is the number of members. The page has the list of it. */
export function committeeMap({ content }: SiteContent): string {
  const { theme, programCommittee } = content;
  const dots = countriesOf(programCommittee).flatMap(({ country, count }): Dot[] => {
    const code = codeOfCountry(country);
    const place = code === undefined ? undefined : placeOfCountry(code);
    return place ? [{ ...place, count }] : [];
  });
  const frame = frameAround(dots);
  const { palette } = themeOf(theme);
  const colours = (mode: ColourScheme) => {
    const of = (name: ColourName) => colourOf(name, mode, palette);
    return `.land{fill:${of('border')}}.dot{fill:${of('orange')};stroke:${of('surface')}}`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_SIZE} ${MAP_SIZE}">`,
    `<style>${colours('light')}@media(prefers-color-scheme:dark){${colours('dark')}}</style>`,
    `<path class="land" fill-rule="evenodd" d="${landIn(frame)}"/>`,
    ...dots.map((dot) => {
      const [x, y] = pointOf(dot, frame);
      return `<circle class="dot" cx="${x}" cy="${y}" r="${radiusOf(dot)}" stroke-width="1.5"/>`;
    }),
    '</svg>\n',
  ].join('');
}

/** Px. The areas of dots are as the numbers; one member still shows. */
const radiusOf = ({ count }: Dot) => Math.round(Math.min(40, 4.5 * Math.sqrt(count)) * 10) / 10;

/** Degrees around the outermost dots, and the least that is shown: a dot alone in the sea says nothing. */
const MARGIN = 9;
const LEAST = 40;

function frameAround(dots: readonly Dot[]): Frame {
  const between = (values: readonly number[]) => {
    // No place is known: the whole world.
    if (values.length === 0) return { middle: 0, bare: 360, span: 360 };
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return { middle: (least + most) / 2, bare: most - least, span: Math.max(LEAST, most - least + 2 * MARGIN) };
  };
  const down = between(dots.map(({ latitude }) => latitude));
  const across = between(dots.map(({ longitude }) => longitude));
  const narrowing = Math.cos((Math.min(50, Math.abs(down.middle)) * Math.PI) / 180);
  // The largest dot is whole, wherever it is: in few degrees around it there may be less room than it takes.
  const room = MAP_SIZE - 2 * Math.max(0, ...dots.map(radiusOf)) - 4;
  const scale = Math.min(
    MAP_SIZE / Math.max(down.span, across.span * narrowing),
    room / Math.max(1, down.bare, across.bare * narrowing),
  );
  return { latitude: down.middle, longitude: across.middle, scale, narrowing };
}

/** Where a place lies in the frame, in whole px. */
function pointOf({ longitude, latitude }: Place, frame: Frame): readonly [x: number, y: number] {
  const x = MAP_SIZE / 2 + (longitude - frame.longitude) * frame.narrowing * frame.scale;
  const y = MAP_SIZE / 2 - (latitude - frame.latitude) * frame.scale;
  return [Math.round(x), Math.round(y)];
}

/** The coasts that come into the frame, as one path. */
function landIn(frame: Frame): string {
  return COASTS.split('\n')
    .map((line) => coastOf(line).map((place) => pointOf(place, frame)))
    .filter((points) => [0, 1].every((axis) => points.some((point) => isWithin(point[axis] ?? 0))))
    .map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`)
    .join('');
}

const isWithin = (value: number) => value >= 0 && value <= MAP_SIZE;

/** The points of a coast, of which the line has the first and the steps between the others, in half degrees. */
function coastOf(line: string): Place[] {
  const numbers = line.split(' ').map(Number);
  const points: Place[] = [];
  let [longitude, latitude] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    longitude += (numbers[at] ?? 0) / 2;
    latitude += (numbers[at + 1] ?? 0) / 2;
    points.push({ longitude, latitude });
  }
  return points;
}
