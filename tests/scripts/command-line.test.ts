import { describe, expect, it } from 'vitest';
import { COMMANDS, commandNamed } from '../../scripts/bootstrap/commands.mjs';
import { defineCommand, readCommandLine, runCommand, usageOf, WrongUsage } from '../../scripts/command-line';
import { call, type Outcome, run } from '../content/support/run';

const COMMAND = defineCommand({
  call: 'npm run send',
  does: 'Sends a folder.',
  operands: { text: 'FOLDER', least: 1, most: 1, ask: 'Name one folder.' },
  options: {
    host: { value: 'NAME', does: 'sends it to a host' },
    only: { value: 'PART', does: 'sends a part', several: true },
    fix: { value: 'ask', does: 'fixes it before', bare: 'certain' },
    'dry-run': { does: 'shows what would be sent' },
  },
});

const read = (...args: readonly string[]) => readCommandLine(COMMAND, args);

describe('a command line', () => {
  it('is parsed with the options of its command', () => {
    expect(read('a', '--host', 'x', '--only=1', '--only', '2', '--dry-run')).toEqual({
      values: { host: 'x', only: ['1', '2'], fix: undefined, 'dry-run': true },
      operands: ['a'],
    });
    expect(read('a', '--fix').values).toMatchObject({ fix: 'certain', 'dry-run': false });
    expect(read('a', '--fix=ask').values.fix).toBe('ask');
    expect(read('--host=-x', '--', '--a').operands).toEqual(['--a']);
  });

  it.each([
    [['a', '--hosts', 'x'], 'There is no option --hosts. Did you mean --host?'],
    [['a', '-x'], 'There is no option -x.'],
    [['a', '--__proto__'], 'There is no option --__proto__.'],
    [['a', '--host'], '--host needs a value: --host NAME'],
    [['a', '--host', '--dry-run'], '--host needs a value: --host NAME'],
    [['a', '--dry-run=no'], '--dry-run is written without a value.'],
    [[], 'Name one folder.'],
    [['a', 'b'], '"b" is not expected here. Name one folder.'],
  ])('with a mistake is reported in a sentence: %j', (args, sentence) => {
    expect(() => read(...args)).toThrow(new WrongUsage(sentence));
  });

  it('prints its usage for --help, whatever the other options', async () => {
    const main = (args: readonly string[]) =>
      runCommand(COMMAND, args, () => {
        throw new Error('not now');
      });
    expect(await call(main, ['--hosts', '--help'])).toEqual({ status: 0, stdout: usageOf(COMMAND), stderr: '' });
    expect(usageOf(COMMAND)).toBe(`Usage: npm run send FOLDER [options]

Sends a folder.

  --host NAME    sends it to a host
  --only PART …  sends a part
  --fix[=ask]    fixes it before
  --dry-run      shows what would be sent
  --help         shows this help
`);
  });

  it('gives the exit status of the command, or that of its failure', async () => {
    const ending = (end: () => number | undefined, statusOfFailure?: 2) => (args: readonly string[]) =>
      runCommand({ ...COMMAND, ...(statusOfFailure && { statusOfFailure }) }, args, end);
    const fail = () => {
      throw new Error('No host answers.');
    };
    expect(
      await call(
        ending(() => undefined),
        ['a'],
      ),
    ).toMatchObject({ status: 0 });
    expect(
      await call(
        ending(() => 3),
        ['a'],
      ),
    ).toMatchObject({ status: 3 });
    expect(await call(ending(fail), ['a'])).toEqual({ status: 1, stdout: '', stderr: 'No host answers.\n' });
    expect(await call(ending(fail, 2), ['a'])).toMatchObject({ status: 2 });
  });
});

it('node scripts/cli.ts lists all commands where it knows none of that name', async () => {
  const { status, stdout, stderr } = await run(['bild'], {}, ['--import', 'tsx', 'scripts/cli.ts']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(
    /^Usage: npx colloquium <command> \[options\]\n\n {2}npx colloquium new {2,}Starts a conference/,
  );
});

it.each(Object.keys(COMMANDS).filter((name) => !COMMANDS[name]?.vitest))(
  '%s reports a wrong option in a sentence, with its usage, and does nothing',
  async (name) => {
    const { main } = await import(`../../scripts/commands/${name.replace(':', '-')}.ts`);
    expectUsage(commandNamed(name).call, await call(main, ['--bogus']));
  },
);

function expectUsage(name: string, { status, stdout, stderr }: Outcome): void {
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(`There is no option --bogus.\n\nUsage: ${name} `);
  expect(stderr).not.toMatch(/^\s+at /m);
}

it('a command whose output cannot be written ends with a sentence', async () => {
  const script = `
    import { runCommand } from './scripts/command-line.ts';
    process.stdout.write = () => {
      process.stdout.emit('error', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' }));
      return true;
    };
    await runCommand({ call: 'x', does: 'x', options: {} }, ['--help'], () => 0);`;
  expect(await run([], {}, ['--import', 'tsx', '--input-type=module', '--eval', script])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'A file cannot be written: the disk is full. Make room, and run the command again.\n',
  });
});
