import type { PictureFile } from '../../../content/pictures/read-pictures';
import type { Place } from '../../../content/report/diagnostics';
import { type Found, foundAs, over, say } from '../../kit';

/** Finds pictures that cannot be read, or are in another format than their name says. */
export const pictureFile = over([], (_records, { named, pictures }) =>
  named.flatMap(({ address, place }) => problemOf(pictures.get(address), address, place)),
);

const SAVE_AGAIN = 'Open it in a picture program, save it as JPEG, PNG, WebP or AVIF, and name that file.';

function problemOf(file: PictureFile | undefined, address: string, at: Place): Found {
  switch (file?.kind) {
    case 'broken': {
      const hint = 'It may be incomplete: get it again from its source, or save it again.';
      return foundAs('broken-picture', at, say`The picture public${address} is broken or incomplete.`, { hint });
    }
    case 'unknown-ending': {
      const message = `public${address} is not a picture that can be shown: its name does not end in .svg, .jpg, .png, .webp or .avif.`;
      return foundAs('picture-format', at, message, { hint: SAVE_AGAIN });
    }
    case 'other-format': {
      const found = file.is === undefined ? 'is in an unknown format' : `is ${file.is.toUpperCase()} inside`;
      const message = `The picture public${address} ${found}, although its name says otherwise.`;
      const hint = `Giving a file another ending does not change it. ${SAVE_AGAIN}`;
      return foundAs('picture-format', at, message, { hint });
    }
    default:
      return [];
  }
}
