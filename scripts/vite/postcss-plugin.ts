import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** A PostCSS plugin, as Vite's configuration takes it. */
export type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number];
