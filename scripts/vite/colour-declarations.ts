import { colourDeclarations } from '../../shared/colours';
import type { PostcssPlugin } from './postcss-plugin';

/** Puts the colours of the site in the place of `@colours;` in a sheet. */
export const colourDeclarationsPlugin: PostcssPlugin = {
  postcssPlugin: 'colour-declarations',
  AtRule: {
    colours(rule, { Declaration }) {
      rule.replaceWith(colourDeclarations().map(([prop, value]) => new Declaration({ prop, value })));
    },
  },
};
