import type { ThemeSettings } from '../../../shared/model/content';
import type { Picture } from '../../../shared/model/picture';

/** A picture of the site in its manifest (https://www.w3.org/TR/manifest-app-info/#screenshots-member). */
interface InstallPicture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor: 'narrow' | 'wide';
  readonly label: string;
}

/**
 * Lists the pictures that browsers show next to "Install", as WebP, which all browsers with that feature support. Pictures that cannot be
 * made are left out.
 */
export function installPictures(
  screenshots: ThemeSettings['screenshots'],
  pictures: readonly Picture[],
): readonly InstallPicture[] {
  return (['narrow', 'wide'] as const).flatMap((form) =>
    (screenshots?.[form] ?? []).flatMap(({ image, label }): InstallPicture[] => {
      const picture = pictures.find(({ address, use }) => address === image && use === 'screenshot');
      const made = picture?.sources.find(({ type }) => type === TYPE)?.files.at(-1);
      return made
        ? [{ src: made.address, sizes: `${made.width}x${made.height}`, type: TYPE, form_factor: form, label }]
        : [];
    }),
  );
}

const TYPE = 'image/webp';
