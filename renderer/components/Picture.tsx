import type { ShownPicture } from '../picture';

interface PictureProps {
  readonly picture: ShownPicture;
  /** What it says to somebody who cannot see it; empty for an ornament (WCAG 1.1.1). */
  readonly alt: string;
  readonly className?: string | undefined;
  /** `eager` for what is seen before anybody scrolls. */
  readonly loading?: 'lazy' | 'eager';
  /** In place of it where the system's colours are dark. */
  readonly dark?: ShownPicture;
  /** How wide it is shown, in the terms of the `sizes` attribute, if the styles say otherwise than its width. */
  readonly sizes?: string | undefined;
}

/**
 * Any picture: a drawing as it is; of pixels the smallest file that is sharp, in the best format that the browser knows.
 * Its box is reserved from the start, so that nothing moves when it arrives.
 */
export function Picture({ picture, alt, className, loading = 'lazy', dark, sizes }: PictureProps) {
  const { src, srcSet, sources, width, height } = picture;
  const image = (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && (sizes ?? `${width}px`)}
      alt={alt}
      width={width}
      height={height}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      decoding={srcSet === undefined ? undefined : 'async'}
    />
  );
  if (sources.length === 0 && !dark) return image;
  return (
    <picture>
      {dark && <Sources picture={dark} media="(prefers-color-scheme: dark)" sizes={sizes} />}
      <Sources picture={picture} sizes={sizes} />
      {image}
    </picture>
  );
}

interface SourcesProps extends Pick<PictureProps, 'picture' | 'sizes'> {
  readonly media?: string;
}

function Sources({ picture: { src, srcSet, sources, width }, media, sizes = `${width}px` }: SourcesProps) {
  return (
    <>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} media={media} />
      ))}
      {media && <source srcSet={srcSet ?? src} sizes={srcSet && sizes} media={media} />}
    </>
  );
}
