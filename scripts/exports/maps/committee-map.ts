import type { ColourScheme } from '../../../shared/colour-scheme';
import { type ColourName, colourOf } from '../../../shared/colours';
import { countriesOf, MAP_SIZE } from '../../../shared/program/committee-map';
import { themeOf } from '../../../shared/theme/theme';
import type { SiteContent } from '../../content/site-content';
import { codeOfCountry } from '../../content/validate/country-names';
import { COASTS } from './land';
import { type Place, placeOfCountry } from './places';

/** A country on the map, with its number of members. */
interface Dot extends Place {
  readonly count: number;
}

/** The visible part of the world: its centre, and the px of a degree of latitude. */
interface Frame extends Place {
  readonly scale: number;
  /** The length of a degree of longitude relative to one of latitude, at the centre. */
  readonly narrowing: number;
}

/** Draws the program committee by country: a map, with dots whose areas are the numbers of members. The page has the same as a list. */
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

/** In px. Areas are proportional to numbers, and a dot for one member is still visible. */
const radiusOf = ({ count }: Dot) => Math.round(Math.min(40, 4.5 * Math.sqrt(count)) * 10) / 10;

/** In degrees: the margin around the outermost dots, and the least span, so that a single dot has land around it. */
const MARGIN = 9;
const LEAST = 40;

function frameAround(dots: readonly Dot[]): Frame {
  const between = (values: readonly number[]) => {
    // Without known places, the whole world is shown.
    if (values.length === 0) return { middle: 0, bare: 360, span: 360 };
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return { middle: (least + most) / 2, bare: most - least, span: Math.max(LEAST, most - least + 2 * MARGIN) };
  };
  const down = between(dots.map(({ latitude }) => latitude));
  const across = between(dots.map(({ longitude }) => longitude));
  const narrowing = Math.cos((Math.min(50, Math.abs(down.middle)) * Math.PI) / 180);
  // The largest dot must be completely visible: the margin in degrees may be smaller than the dot.
  const room = MAP_SIZE - 2 * Math.max(0, ...dots.map(radiusOf)) - 4;
  const scale = Math.min(
    MAP_SIZE / Math.max(down.span, across.span * narrowing),
    room / Math.max(1, down.bare, across.bare * narrowing),
  );
  return { latitude: down.middle, longitude: across.middle, scale, narrowing };
}

/** Returns the position of a place in the frame, in whole px. */
function pointOf({ longitude, latitude }: Place, frame: Frame): readonly [x: number, y: number] {
  const x = MAP_SIZE / 2 + (longitude - frame.longitude) * frame.narrowing * frame.scale;
  const y = MAP_SIZE / 2 - (latitude - frame.latitude) * frame.scale;
  return [Math.round(x), Math.round(y)];
}

/** Writes the coasts that are visible as one path. */
function landIn(frame: Frame): string {
  return COASTS.split('\n')
    .map((line) => coastOf(line).map((place) => pointOf(place, frame)))
    .filter((points) => [0, 1].every((axis) => points.some((point) => isWithin(point[axis] ?? 0))))
    .map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`)
    .join('');
}

const isWithin = (value: number) => value >= 0 && value <= MAP_SIZE;

/** Decodes a line with the points of a coast: the first point, then the steps to the next ones, in half degrees. */
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
