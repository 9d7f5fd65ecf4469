import { createServer, type Server } from 'node:http';
import { codeVersion } from '../cache/code-version.mjs';
import { inTurn } from '../serve/site-server';
import { cachedBundle } from '../site/cached-bundle';
import { loadRenderer } from '../site/load-renderer';
import { CLIENT_SCRIPT } from './addresses';
import { devSite, type Shown } from './dev-site';

/** Makes the server of `dev`, which shows a site that follows its data, and the way to its desk. It does not listen yet. */
export async function devServer(shown: Shown): Promise<{ readonly server: Server; readonly desk: string }> {
  const { client, renderer, devClient, desk, licencesOf } = await cachedBundle(codeVersion());
  const bundled = [...client].map(([name, bytes]) => [`/${name}`, bytes] as const);
  const site = await devSite({
    ...shown,
    script: CLIENT_SCRIPT,
    bundled: new Map([...bundled, [CLIENT_SCRIPT, Buffer.from(devClient)]]),
    licences: () => licencesOf(new Set(client.keys())),
    renderPage: await loadRenderer(renderer),
    deskFiles: async () => desk,
  });
  const server = createServer(inTurn([site.files, site.pages])).once('close', site.close);
  return { server, desk: site.desk };
}
