import { colourDeclarations } from '../../shared/colours';
import type { PostcssPlugin } from './postcss-plugin';

/** Replaces `@colours;` in a stylesheet by the colours of the site. */
export const colourDeclarationsPlugin: PostcssPlugin = {
  postcssPlugin: 'colour-declarations',
  AtRule: {
    colours(rule, { Declaration }) {
      rule.replaceWith(colourDeclarations().map(([prop, value]) => new Declaration({ prop, value })));
    },
  },
};
