import type { Plugin, ViteDevServer } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import { devSite, type Shown } from '../dev/dev-site';

/** The source of the script that updates pages and shows problems; Vite compiles it. */
const SCRIPT = '/scripts/dev/dev.client.ts';

/** Shows the site of `dev` with Vite's server, for work on pages, styles and scripts. */
export const contentPlugin = (shown: Shown): Plugin => ({
  name: 'conference-content',
  // Before the plugin of vite-plugin-ssr, which would render pages without content.
  enforce: 'pre',
  configureServer: async ({ middlewares, httpServer }: ViteDevServer) => {
    const site = await devSite({ ...shown, script: SCRIPT, renderPage });
    httpServer?.once('close', site.close);
    middlewares.use(site.files);
    // After Vite's own middlewares, which serve scripts and styles.
    return () => void middlewares.use(site.pages);
  },
});
