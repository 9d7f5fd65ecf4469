import type { ShownPicture } from '../picture';

interface PictureProps {
  readonly picture: ShownPicture;
  /** What it says to somebody who cannot see it; empty for an ornament (WCAG 1.1.1). */
  readonly alt: string;
  readonly className?: string | undefined;
  /** `eager` for what is seen before anybody scrolls. */
  readonly loading?: 'lazy' | 'eager';
  /** How wide it is shown, in the terms of the `sizes` attribute, if the styles say otherwise than its width. */
  readonly sizes?: string | undefined;
}

/**
 * Any picture: a drawing as it is; of pixels the smallest file that is sharp, in the best format that the browser knows.
 * Its box is reserved from the start, so that nothing moves when it arrives.
 */
export function Picture({ picture, alt, className, loading = 'lazy', sizes }: PictureProps) {
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
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? `${width}px`} />
      ))}
      {image}
    </picture>
  );
}
