import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';
import { freePort } from '../../site/support/ask';
import type { ServedSite } from '../../site/support/serve';

/** Runs `npm run dev` with a data folder, on a port of its own. */
export async function serveDev(data: string): Promise<ServedSite> {
  // Vite takes 0 for its own port, which another run may be using.
  const port = String(await freePort());
  const command = ['--import', 'tsx', inEngine('scripts/cli.ts'), 'dev', '--port', port, '--data', data];
  const dev = spawn(process.execPath, command, { cwd: inEngine('.'), stdio: ['ignore', 'pipe', 'inherit'] });
  return { origin: await addressOf(dev), close: async () => void dev.kill() };
}

/** The address that the command prints. */
const addressOf = (running: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    running.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const [, address] = /(http:\/\/127\.0\.0\.1:\S*\d)/.exec(stripVTControlCharacters(said)) ?? [];
      if (address) resolve(address);
    });
    running.once('exit', () => reject(new Error(`npm run dev has ended: ${said}`)));
  });
