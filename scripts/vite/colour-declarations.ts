import type { CSSOptions } from 'vite';
import { colourDeclarations } from '../../renderer/colours';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** Puts the colours of the site in the place of `@colours;` in a sheet. */
export const colourDeclarationsPlugin: NonNullable<PostcssOptions['plugins']>[number] = {
  postcssPlugin: 'colour-declarations',
  AtRule: {
    colours(rule, { Declaration }) {
      rule.replaceWith(colourDeclarations().map(([prop, value]) => new Declaration({ prop, value })));
    },
  },
};
