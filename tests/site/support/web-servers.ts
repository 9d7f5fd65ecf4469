import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileCache } from '../../../scripts/cache/file-cache.mjs';
import { precompressed } from '../../../scripts/deploy/precompress';
import { sample } from '../../support/sample';
import { ask, freePort } from './ask';
import type { ServedSite } from './serve';

const NGINX_MODULES = '/usr/lib/nginx/modules';
const APACHE_MODULES = '/usr/lib/apache2/modules';

interface Place {
  /** A folder that ends with the server: its configuration, and the site in `site`. */
  readonly folder: string;
  readonly site: string;
  /** The folder of the files that the build made for servers. */
  readonly hosting: string;
  readonly port: number;
}

/** A web server of the distribution's, with the files that the build made for it. */
export interface WebServer {
  readonly name: string;
  /** Whether the server sends `.br` copies: a module may be missing. */
  readonly brotli: boolean;
  /** Writes the server's configuration, and returns the command that serves until it is stopped. */
  readonly prepare: (place: Place) => readonly [program: string, ...args: string[]];
  readonly program: string;
}

const isRoot = process.getuid?.() === 0;

export const WEB_SERVERS: readonly WebServer[] = [
  {
    name: 'nginx',
    program: 'nginx',
    brotli: existsSync(`${NGINX_MODULES}/ngx_http_brotli_static_module.so`),
    prepare: ({ folder, site, hosting, port }) => {
      const module = `${NGINX_MODULES}/ngx_http_brotli_static_module.so`;
      const rules = readFileSync(join(hosting, 'nginx/site.conf'), 'utf8');
      const withBrotli = existsSync(module);
      writeFileSync(join(folder, 'site.conf'), withBrotli ? rules.replace('#brotli_static', 'brotli_static') : rules);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
      const lines = [
        ...(withBrotli ? [`load_module ${module};`] : []),
        ...(isRoot ? ['user root;'] : []),
        'daemon off; worker_processes 1;',
        `pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
        'events {}',
        `http { access_log off; ${paths.join(' ')}`,
        `include ${hosting}/nginx/maps.conf;`,
        `server { listen 127.0.0.1:${port}; root ${site}; include ${folder}/site.conf; } }`,
      ];
      writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
      return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
    },
  },
  {
    name: 'Apache',
    program: 'apache2',
    brotli: true,
    prepare: ({ folder, site, port }) => {
      // As Debian sets it up, listing folders included, so that the site's own file has to see to everything.
      const modules =
        'mpm_event authz_core alias autoindex deflate dir filter headers mime negotiation rewrite setenvif';
      const settings = ['autoindex', 'deflate', 'dir', 'mime', 'negotiation'];
      const lines = [
        `ServerRoot ${folder}`,
        'ServerName localhost',
        `Listen 127.0.0.1:${port}`,
        `PidFile ${folder}/apache.pid`,
        `ErrorLog ${folder}/error.log`,
        ...modules.split(' ').map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`),
        ...settings.map((name) => `IncludeOptional /etc/apache2/mods-available/${name}.conf`),
        ...(isRoot ? ['User nobody', 'Group nogroup'] : []),
        `DocumentRoot ${site}`,
        `<Directory ${site}>`,
        'Options Indexes FollowSymLinks MultiViews',
        'AllowOverride All',
        'Require all granted',
        '</Directory>',
      ];
      writeFileSync(join(folder, 'apache.conf'), `${lines.join('\n')}\n`);
      return ['apache2', '-d', folder, '-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND'];
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    brotli: true,
    prepare: ({ folder, site, hosting, port }) => {
      const rules = join(hosting, 'caddy/site.caddy');
      const text = `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${site}\n\timport ${rules}\n}\n`;
      writeFileSync(join(folder, 'Caddyfile'), text);
      return ['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

// Debian installs servers in folders that only root has in PATH.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Whether the program is on this machine. */
export const isInstalled = ({ program }: WebServer): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env }).status === 0;

/**
 * Starts a server on a free port with a copy of the built site, and waits until it answers.
 *
 * @param isPrecompressed whether the site has compressed copies of its files, as `npx colloquium deploy --precompress` makes them
 * @param built the folder of the build, and the path below which the site is published
 */
export async function startWebServer(
  server: WebServer,
  isPrecompressed: boolean,
  { dist, base }: { readonly dist: string; readonly base: string } = { dist: sample.dist, base: '' },
): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'conference-site-server-'));
  const site = join(folder, 'site');
  const published = join(site, base);
  const client = join(dist, 'client');
  mkdirSync(published, { recursive: true });
  cpSync(client, published, { recursive: true });
  const copies = isPrecompressed ? await precompressed(client, fileCache(join(folder, 'cache'))) : [];
  for (const [name, bytes] of copies) writeFileSync(join(published, name), bytes);
  // A server that is started by root reads as somebody else.
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const port = await freePort();
  const [program, ...args] = server.prepare({ folder, site, hosting: join(dist, 'hosting'), port });
  const child = spawn(program, args, { env: { ...env, HOME: folder, XDG_DATA_HOME: folder }, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) {
      await close();
      throw new Error(`${server.name} did not start.\n${said}`);
    }
    await setTimeout(50);
  }
  return { origin, close };
}

const answers = (origin: string) =>
  ask(origin, '/').then(
    () => true,
    () => false,
  );
