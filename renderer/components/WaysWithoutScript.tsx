import type { Route } from '#content';

interface WaysWithoutScriptProps {
  readonly says: string;
  /** Those that the site has. */
  readonly ways: readonly (Pick<Route, 'path' | 'title'> | undefined)[];
}

/**
 * Stands for a page that its script fills, where there is no script: a sentence, and links to pages that are complete.
 */
export function WaysWithoutScript({ says, ways }: WaysWithoutScriptProps) {
  return (
    <noscript>
      <p>{says}</p>
      <ul>
        {ways.map(
          (way) =>
            way && (
              <li key={way.path}>
                <a href={way.path}>{way.title}</a>
              </li>
            ),
        )}
      </ul>
    </noscript>
  );
}
