import { execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Milliseconds for git's work on this disk, for work that hooks or the network may delay, and for compiling two versions of the data. */
export const TIME_OUT = { local: 10_000, long: 60_000, compile: 180_000 } as const;

/** How a run of git ended. */
export interface Ran {
  /** Undefined if git is not installed, or was stopped. */
  readonly status: number | undefined;
  readonly stdout: string;
  /** What git, hooks and the remote said, for people: without colours, and without names and passwords in addresses. */
  readonly output: string;
  readonly isTimedOut: boolean;
}

interface Options {
  readonly input?: string;
  readonly timeout?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Any program may write much; people read the end. */
const MOST_OUTPUT = 4000;

/** Runs git in a folder. It asks nothing, and never throws. Paths are taken literally, also those with `*` or `:`. */
export function runGit(
  cwd: string,
  args: readonly string[],
  { input = '', timeout = TIME_OUT.local, env }: Options = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const options = {
      cwd,
      timeout,
      maxBuffer: 64 * 1024 * 1024,
      windowsHide: true,
      // Its messages are compared below. `LC_ALL` would also change how hooks read files.
      env: { ...process.env, LANGUAGE: 'en', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: ':', ...env },
    };
    const child = execFile('git', ['--literal-pathspecs', ...args], options, (problem, stdout, stderr) =>
      resolve({
        status: problem === null ? 0 : typeof problem.code === 'number' ? problem.code : undefined,
        stdout,
        output: withoutCredentials(stripVTControlCharacters(stderr).trim()).slice(-MOST_OUTPUT),
        isTimedOut: problem?.killed === true,
      }),
    );
    // Git may end before it has read all.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** Removes `user:password@` from the addresses in a text. */
export const withoutCredentials = (text: string): string => text.replaceAll(/([a-z][a-z\d+.-]*:\/\/)[^\s/]*@/gi, '$1');
