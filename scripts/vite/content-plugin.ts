import type { Plugin, ViteDevServer } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import { devSite, type Shown } from '../dev/dev-site';
import { bundleDesk } from '../site/bundle-desk.mjs';

/** The source of the script that updates pages and shows problems; Vite compiles it. */
const SCRIPT = '/scripts/dev/dev.client.ts';

/** Shows the site of `dev` and its desk with Vite's server, for work on pages, styles and scripts. */
export const contentPlugin = (shown: Shown): Plugin => ({
  name: 'conference-content',
  // Before the plugin of vite-plugin-ssr, which would render pages without content.
  enforce: 'pre',
  configureServer: async (server: ViteDevServer) => {
    const { middlewares, httpServer, printUrls, config } = server;
    const site = await devSite({ ...shown, script: SCRIPT, renderPage, deskFiles: bundleDesk });
    httpServer?.once('close', site.close);
    server.printUrls = () => {
      printUrls();
      const [address] = server.resolvedUrls?.local ?? [];
      if (address !== undefined) config.logger.info(`  Edit the data at ${new URL(site.desk, address)}`);
    };
    middlewares.use(site.files);
    // After Vite's own middlewares, which serve scripts and styles.
    return () => void middlewares.use(site.pages);
  },
});
