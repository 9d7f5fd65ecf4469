import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** What changes style sheets on their way, in the form that Vite hands to PostCSS. */
export type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number];
