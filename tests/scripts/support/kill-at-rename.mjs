// Kills the process before its n-th rename in a folder: `node --import …`, with KILL_AT and KILL_IN.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { renameSync } = fs;
let left = Number(process.env.KILL_AT);

fs.renameSync = (from, to) => {
  if (String(to).startsWith(process.env.KILL_IN ?? '')) left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
};
syncBuiltinESMExports();
