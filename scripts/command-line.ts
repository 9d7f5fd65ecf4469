import { parseArgs } from 'node:util';
import { nearest } from './content/report/nearest';
import { SavedMeanwhile } from './files/change-files';
import { errorMessage } from './files/error-message';

/** An option of a command. */
interface Option {
  /** Name of its value in the usage, such as DIR; an option without one is a switch. */
  readonly value?: string;
  /** What it does, for the usage. */
  readonly does: string;
  /** May be given several times. */
  readonly several?: true;
  /** Its value if it is written without one. */
  readonly bare?: string;
}

type Options = Readonly<Record<string, Option>>;

/** A command: its usage and its arguments. */
interface Command<Own extends Options> {
  /** How to call it, without arguments: `npx colloquium deploy`. */
  readonly call: string;
  /** What it does, as a sentence. */
  readonly does: string;
  /** Arguments that are not options: their names in the usage, their number, and the sentence that asks for them. */
  readonly operands?: { readonly text: string; readonly least: number; readonly most: number; readonly ask: string };
  readonly options: Own;
  /** Lines that follow the options in the usage. */
  readonly more?: readonly string[];
  /** Exit status of a failure: 2 if 1 means that the data has errors, or was saved in the meantime. */
  readonly statusOfFailure?: 2;
}

type ValueOf<Own extends Option> = Own extends { readonly several: true }
  ? readonly string[] | undefined
  : Own extends { readonly value: string }
    ? string | undefined
    : boolean;

/** The arguments of a command: options by name, and operands. */
interface Arguments<Own extends Options> {
  readonly values: { readonly [Name in keyof Own]: ValueOf<Own[Name]> };
  readonly operands: readonly string[];
}

/** The arguments of a declared command. */
export type ArgumentsOf<Known> = Known extends Command<infer Own> ? Arguments<Own> : never;

/** Wrong arguments of a command. */
export class WrongUsage extends Error {}

/** Declares a command. */
export const defineCommand = <const Own extends Options>(command: Command<Own>): Command<Own> => command;

/** Reads the arguments of a command. Throws WrongUsage with a message. */
export function readCommandLine<Own extends Options>(
  { options, operands }: Command<Own>,
  args: readonly string[],
): Arguments<Own> {
  const all = new Map(Object.entries<Option>(options));
  const bareOf = (arg: string) => (arg.startsWith('--') ? all.get(arg.slice(2))?.bare : undefined);
  const { tokens } = parseArgs({
    args: args.map((arg) => (bareOf(arg) === undefined ? arg : `${arg}=${bareOf(arg)}`)),
    options: Object.fromEntries(
      [...all].map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }] as const),
    ),
    // The messages below are plainer than those of Node's parser.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = all.get(name);
    if (option === undefined) throw new WrongUsage(`There is no option ${rawName}.${instead(name, [...all.keys()])}`);
    if (option.value === undefined) {
      if (value !== undefined) throw new WrongUsage(`${rawName} is written without a value.`);
    } else if (value === undefined || (!inlineValue && value.startsWith('-')))
      throw new WrongUsage(`${rawName} needs a value: ${rawName} ${option.value}`);
    given.set(name, [...(given.get(name) ?? []), value ?? '']);
  }
  const { least, most, ask } = operands ?? { least: 0, most: 0, ask: 'This command only takes options.' };
  if (positionals.length < least) throw new WrongUsage(ask);
  if (positionals.length > most) throw new WrongUsage(`"${positionals[most]}" is not expected here. ${ask}`);
  const values = [...all].map(([name, { value, several }]) => {
    const found = given.get(name);
    return [name, several ? found : value ? found?.at(-1) : found !== undefined];
  });
  // ValueOf describes these values.
  return { values: Object.fromEntries(values) as Arguments<Own>['values'], operands: positionals };
}

function instead(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return near === undefined ? '' : ` Did you mean --${near}?`;
}

/** Writes the usage of a command: how to call it, what it does, and its options. */
export function usageOf({ call, does, operands, options, more = [] }: Command<Options>): string {
  const shown: Options = { ...options, help: { does: 'shows this help' } };
  const rows = Object.entries(shown).map(([name, option]) => [label(name, option), option.does] as const);
  const width = Math.max(...rows.map(([left]) => left.length));
  const line = `Usage: ${call} ${operands ? `${operands.text} ` : ''}[options]`;
  return [line, '', does, '', ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`), ...more, ''].join(
    '\n',
  );
}

function label(name: string, { value, several, bare }: Option): string {
  if (value === undefined) return `--${name}`;
  return bare === undefined ? `--${name} ${value}${several ? ' …' : ''}` : `--${name}[=${value}]`;
}

/**
 * Runs a command and returns its exit status: that of `run`, or 0 if it returns none; 2 for wrong usage. Errors are printed as messages, with
 * stacks only for bugs.
 */
export async function runCommand<Own extends Options>(
  command: Command<Own>,
  args: readonly string[],
  run: (given: Arguments<Own>) => number | undefined | Promise<number | undefined>,
): Promise<number> {
  endWithOutput(command.statusOfFailure ?? 1);
  try {
    if (args.includes('--help') || args.includes('-h')) {
      process.stdout.write(usageOf(command));
      return 0;
    }
    return (await run(readCommandLine(command, args))) ?? 0;
  } catch (problem) {
    process.stderr.write(`${errorMessage(problem)}\n`);
    if (problem instanceof SavedMeanwhile) return 1;
    if (!(problem instanceof WrongUsage)) return command.statusOfFailure ?? 1;
    process.stderr.write(`\n${usageOf(command)}`);
    return 2;
  }
}

let isListening = false;

/** Ends the command if its output is closed, as by `| head`, or cannot be written. */
function endWithOutput(status: number): void {
  if (isListening) return;
  isListening = true;
  process.stderr.on('error', () => process.exit(status));
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EPIPE') process.stderr.write(`${errorMessage(problem)}\n`);
    process.exit(status);
  });
}
