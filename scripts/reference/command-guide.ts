import { readdirSync } from 'node:fs';
import { COMMANDS } from '../bootstrap/commands.mjs';
import { inEngine } from '../bootstrap/project.mjs';

const HEAD = `# Every command

What each command prints with \`--help\`; \`npm run format\` writes this page. \`npx colloquium --help\` lists the commands.
[The guide](../README.md) says when you need them.
`;

type Main = (args: readonly string[]) => Promise<number>;

/** Generates `docs/reference/commands.md`: the help of each command of the package. */
export async function commandGuide(): Promise<string> {
  const chapters: string[] = [];
  for (const name of Object.keys(COMMANDS).filter((each) => !COMMANDS[each]?.isForWork)) {
    const { main }: { readonly main: Main } = await import(`../commands/${name}.ts`);
    chapters.push(chapter(`## ${name}`, await helpOf(main)));
  }
  for (const name of partsOfPayments()) {
    const { main }: { readonly main: Main } = await import(`../payments/commands/${name}.ts`);
    chapters.push(chapter(`### payments ${name}`, await helpOf(main)));
  }
  return [HEAD, ...chapters].join('\n');
}

/** Lists the commands of the payment service, which have a help of their own. */
const partsOfPayments = (): readonly string[] =>
  readdirSync(inEngine('scripts/payments/commands'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

const chapter = (heading: string, help: string) => `${heading}\n\n\`\`\`text\n${help.trimEnd()}\n\`\`\`\n`;

/** Returns what a command prints with `--help`. */
async function helpOf(main: Main): Promise<string> {
  const printed: string[] = [];
  const { stdout } = process;
  const write = stdout.write;
  stdout.write = (text: string | Uint8Array) => {
    printed.push(String(text));
    return true;
  };
  try {
    await main(['--help']);
  } finally {
    stdout.write = write;
  }
  return printed.join('');
}
