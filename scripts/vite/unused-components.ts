import type { Plugin } from 'vite';

const NAME = /^\w+\.displayName = "\w+";$/gm;
const FORWARDED = /(?<== )React\d*\.forwardRef\(/g;

/**
 * Lets the bundler remove unused components of react-router, 4 kB on the payment pages. Its links and forms are made by calls, and
 * assigned a `displayName`: a bundler must assume side effects of both.
 */
export const unusedComponents: Plugin = {
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({ code: code.replace(NAME, '').replace(FORWARDED, '/* @__PURE__ */ $&'), map: null }),
  },
};
