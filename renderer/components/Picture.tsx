import type { ShownPicture } from '../../shared/picture';

interface PictureProps {
  readonly picture: ShownPicture;
  /** The picture in words, for somebody who cannot see it; empty for an ornament (WCAG 1.1.1). */
  readonly alt: string;
  readonly className?: string | undefined;
  /** `eager` for a picture that is seen before anybody scrolls. */
  readonly loading?: 'lazy' | 'eager';
  /** The `sizes` attribute, if the styles show the picture in another width than its own. */
  readonly sizes?: string | undefined;
}

/**
 * Shows any picture: a drawing as it is, a photograph as the smallest sharp file in the best format that the browser
 * knows. The box of the picture is reserved from the start, so that nothing moves when it arrives.
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
