import type { Plugin } from 'vite';

const NAME = /^\w+\.displayName = "\w+";$/gm;
const FORWARDED = /(?<== )React\d*\.forwardRef\(/g;

/**
 * Lets the bundler leave out the components of react-router that nothing uses: its links and forms are calls, and are given a
 * name for developer tools, neither of which a bundler may take for idle. They are 4 kB of what a payment's pages load.
 */
export const unusedComponents: Plugin = {
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({ code: code.replace(NAME, '').replace(FORWARDED, '/* @__PURE__ */ $&'), map: null }),
  },
};
