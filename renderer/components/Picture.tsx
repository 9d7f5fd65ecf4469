import type { ShownPicture } from '../../shared/picture';

interface PictureProps {
  readonly picture: ShownPicture;
  /** Alternative text; empty for decoration (WCAG 1.1.1). */
  readonly alt: string;
  readonly className?: string | undefined;
  /** `eager` for a picture that is visible without scrolling. */
  readonly loading?: 'lazy' | 'eager';
  /** The `sizes` attribute, if CSS shows the picture in another width than its own. */
  readonly sizes?: string | undefined;
}

/**
 * Shows a picture: an SVG, or the smallest sharp file in the best format that the browser supports. Reserves the space
 * of the picture, so that nothing moves when it arrives.
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
