import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { devServer } from '../../../scripts/dev/dev-server';
import { listen } from '../../../scripts/serve/listen';
import { baseData } from '../../content/support/fixture';
import { asWithoutVitest } from '../../site/support/without-vitest';
import { beginVisitTo } from './browser';

/** The desk of a copy of some data, in a browser. */
export interface OpenDesk {
  readonly page: Page;
  /** Exceptions of the page, of which there are none. */
  readonly faults: readonly string[];
  readonly origin: string;
  /** The address of the desk, with its key. */
  readonly address: string;
  readonly pathOf: (name: string) => string;
  readonly read: (name: string) => string;
  /** Goes to a view, such as `/file/rooms.csv`. */
  readonly go: (view: string) => Promise<void>;
  /** Ends the server at once, as a crash does; the result starts it again on the same port. */
  readonly stop: () => Promise<() => Promise<void>>;
  readonly end: () => Promise<void>;
}

interface DeskOptions {
  /** The data that is copied; by default the small conference. */
  readonly data?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Opens the desk of a copy of some data. */
export async function openDesk({
  data: from = baseData,
  viewport = { width: 1280, height: 900 },
}: DeskOptions = {}): Promise<OpenDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'conference-desk-'));
  const data = join(folder, 'data');
  cpSync(from, data, { recursive: true });
  let server: Server;
  let desk = '';
  const start = async (port: number) => {
    ({ server, desk } = await asWithoutVitest(() => devServer({ data })));
    return (await listen(server, { host: '127.0.0.1', port })).replace(/\/$/, '');
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const origin = await start(0);
  const visit = await beginVisitTo({ origin, close });
  const page = await visit.open({ viewport, locale: 'en' });
  page.setDefaultTimeout(30_000);
  const faults: string[] = [];
  page.on('pageerror', ({ message, stack }) => {
    // A page of the preview was left while it appeared.
    if (!message.startsWith('Transition was skipped')) faults.push(`${message}\n${stack}`);
  });
  await page.goto(desk);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const pathOf = (name: string) => join(data, name);
  return {
    ...{ page, origin, pathOf, faults },
    address: `${origin}${desk}`,
    read: (name) => readFileSync(pathOf(name), 'utf8'),
    go: (view) =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, `#${view}`),
    stop: async () => {
      const { port } = server.address() as AddressInfo; // it listens on a port
      await close();
      return async () => void (await start(port));
    },
    end: async () => {
      await visit.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
