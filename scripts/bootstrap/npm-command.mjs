/**
 * Returns how to run npm: the npm that runs this process, else the one on PATH.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {{ command: string, args: readonly string[], shell: boolean }}
 */
export function npmCommand(env, platform) {
  const running = env.npm_execpath;
  // Other package managers set this variable to their own path.
  if (running !== undefined && /npm-cli\.[cm]?js$/.test(running)) {
    return { command: process.execPath, args: [running], shell: false };
  }
  // Node runs .cmd files only through a shell.
  return platform === 'win32'
    ? { command: 'npm.cmd', args: [], shell: true }
    : { command: 'npm', args: [], shell: false };
}
