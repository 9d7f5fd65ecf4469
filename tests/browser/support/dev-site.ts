import { type ChildProcess, spawn } from 'node:child_process';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';
import type { ServedSite } from '../../site/support/serve';
import { withoutVitest } from '../../site/support/without-vitest';

/** Runs `colloquium dev` with a data folder, on a port of its own. */
export async function serveDev(data: string): Promise<ServedSite> {
  const command = ['--import', 'tsx', inEngine('scripts/cli.ts'), 'dev', '--port', '0', '--data', data];
  const dev = spawn(process.execPath, command, {
    cwd: inEngine('.'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: withoutVitest(process.env),
  });
  return { origin: await addressOf(dev), close: async () => void dev.kill() };
}

/** The address that the command prints. */
const addressOf = (running: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    running.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const [, address] = /(http:\/\/127\.0\.0\.1:\S*\d)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    running.once('exit', () => reject(new Error(`colloquium dev has ended: ${said}`)));
  });
