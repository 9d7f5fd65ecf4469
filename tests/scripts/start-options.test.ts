import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../../scripts/command-line';
import { listen, listenProblem } from '../../scripts/serve/listen';
import { COMMAND, startOptions } from '../../scripts/serve/start-options';

const read = (...args: readonly string[]) => startOptions(readCommandLine(COMMAND, args));

describe('the arguments of npm start', () => {
  it.each([
    ['--port', 'abc'],
    ['--port', '65536'],
    ['--port', '-1'],
    ['--port', '80.5'],
    ['--port', ''],
  ])('refuse %s %s', (...args) => {
    expect(() => read(...args)).toThrow(/port/);
  });

  it.each([['--prot', '80'], ['8080'], ['--port'], ['--host', '']])('refuse what they do not know: %s', (...args) => {
    expect(() => read(...args)).toThrow();
  });
});

describe('listening', () => {
  it('tells who finds the port in use how to choose another', async () => {
    const first = createServer();
    const port = Number(new URL(await listen(first, { host: '127.0.0.1', port: 0 })).port);
    const place = { host: '127.0.0.1', port };
    const problem = await listen(createServer(), place).catch((error: unknown) => listenProblem(error, place));
    first.close();
    expect(problem).toBe(`Port ${port} is in use; choose another with: npm start -- --port N`);
  });
});
