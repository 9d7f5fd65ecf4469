import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';

/** In pixels; the longer side is at most so many times the shorter one (web.dev, "Richer PWA install UI"). */
const LEAST = 320;
const MOST = 3840;
const LONGEST = 2.3;

/** Pictures of the site are of the sizes that browsers show beside "Install": of others they show none, and say nothing. */
export const screenshotSize = defineCheck(['theme'], ({ theme: { value, at } }, { pictures }) =>
  (['narrow', 'wide'] as const).flatMap((form) => {
    const all = (value.screenshots?.[form] ?? []).map(({ image }, index) => ({
      file: pictures.get(image),
      place: at('screenshots', form, index, 'image'),
      name: `public${image}`,
    }));
    const [first] = all;
    return all.flatMap(({ file, place, name }) => {
      if (file?.kind === 'svg') {
        const message = `${name} is a drawing; what browsers show is made of pixels.`;
        return [warning('screenshot-size', place, message, { hint: HINT })];
      }
      if (file?.kind !== 'raster') return [];
      const { width, height } = file;
      const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
      const size = `${width} × ${height} pixels`;
      if (shorter < LEAST || longer > MOST || longer > LONGEST * shorter) {
        const message = `${name} has ${size}: browsers show none below ${LEAST}, above ${MOST}, or more than ${LONGEST} times as long as wide.`;
        return [warning('screenshot-size', place, message, { hint: HINT })];
      }
      if (first?.file?.kind !== 'raster' || width * first.file.height === height * first.file.width) return [];
      const message = `${name} has ${size}, and another shape than the first: browsers show those of one shape alone.`;
      const related = [{ ...first.place, message: 'The first is here.' }];
      return [warning('screenshot-size', place, message, { hint: HINT, related })];
    });
  }),
);

const HINT = '`npm run screenshots -- --install` takes them anew, in sizes that fit.';
