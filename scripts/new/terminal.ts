import { createInterface } from 'node:readline';
import type { Terminal } from './ask';

/** Calls `use` with the terminal of this process; undefined if there is none, as in a script. */
export async function onTerminal<Value>(use: (terminal: Terminal | undefined) => Promise<Value>): Promise<Value> {
  if (!(process.stdin.isTTY && process.stdout.isTTY)) return use(undefined);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // Buffers lines that are typed or pasted early; ends with Ctrl+C and Ctrl+D.
    const typed = lines[Symbol.asyncIterator]();
    return await use({
      ask: async (question) => {
        lines.setPrompt(question);
        lines.prompt();
        const { done, value } = await typed.next();
        return done ? undefined : value;
      },
      say: (text) => void process.stdout.write(text),
    });
  } finally {
    lines.close();
  }
}
