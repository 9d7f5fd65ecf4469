import type { UserConfig } from 'vite';
import { contentPlugin } from './scripts/vite/content-plugin';
import site from './vite.config';

/**
 * Vite's configuration for `npm run dev`: that of the build, and what compiles the data and takes payments. In a file of its own, since
 * Vite bundles what its configuration imports each time that it reads it: here that is the whole compiler.
 */
export default {
  ...site,
  plugins: [contentPlugin(), site.plugins],
} satisfies UserConfig;
