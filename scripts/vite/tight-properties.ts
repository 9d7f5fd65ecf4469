import type { PostcssPlugin } from './postcss-plugin';

/**
 * Removes the space between a custom property and its value, which has no meaning (CSS Variables 1, section 2). The minifier leaves it,
 * and the main stylesheet has more than a hundred.
 */
export const tightPropertiesPlugin: PostcssPlugin = {
  postcssPlugin: 'tight-properties',
  Declaration(declaration) {
    if (declaration.variable && declaration.value.trim() !== '') declaration.raws.between = ':';
  },
};
