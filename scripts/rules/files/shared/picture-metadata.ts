import { type Place, startOfFile } from '../../../content/report/diagnostics';
import { type Finding, foundAs, over, say } from '../../kit';

/** Finds published photographs from which the notes of the camera cannot be removed. */
export const pictureMetadata = over([], (_records, { obstacles, links, publicPath }) =>
  [...obstacles].map(([address, obstacle]): Finding => {
    const link = links.find(({ href }) => href.replace(/[?#].*$/, '') === address);
    const place: Place = link?.place ?? { file: `${publicPath}${address}`, range: startOfFile };
    if (obstacle === 'broken') {
      const hint = 'It may be incomplete: get it again from its source, or save it again.';
      return foundAs('broken-picture', place, say`The picture public${address} is broken or incomplete.`, { hint });
    }
    const message = `The picture public${address} may contain the place and owner of the camera, which cannot be removed from a file of this kind.`;
    return foundAs('picture-metadata', place, message, {
      hint: 'Save it as JPEG, PNG or WebP, and link to that file.',
    });
  }),
);
