/** The stream for progress, such as `process.stdout`. */
interface Output {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** The work of a step. It calls `advance` after each of its parts. */
type Work<Result> = (advance: () => void) => Promise<Result>;

interface Progress {
  /** Runs some work and reports its progress. `total` is the number of its parts, if known. */
  readonly during: <Result>(doing: string, work: Work<Result>, total?: number) => Promise<Result>;
  /** Prints something else, without breaking the line of progress. */
  readonly aside: (print: () => void) => void;
}

/** Milliseconds between two updates on a terminal, and between two lines elsewhere. */
const REDRAW = 50;
const REPEAT = 10_000;

/** Reports the progress of long steps: on a terminal in one line, which is removed at the end; elsewhere in plain lines. */
function progressOn(output: Output, now: () => number = () => performance.now()): Progress {
  let line = '';
  const draw = (text: string) => {
    line = text;
    // Returns to the start of the line and erases the rest (ECMA-48, EL).
    output.write(`\r\u001b[K${text}`);
  };
  const print = output.isTTY ? draw : (text: string) => output.write(`${text}\n`);
  return {
    during: async (doing, work, total) => {
      let done = 0;
      let lastPrint = now();
      const text = () => (total === undefined ? doing : `${doing}: ${done} of ${total}`);
      print(output.isTTY || total === undefined ? text() : `${doing}: ${total}`);
      const advance = () => {
        done += 1;
        if (now() - lastPrint < (output.isTTY ? REDRAW : REPEAT)) return;
        lastPrint = now();
        print(text());
      };
      return work(advance).finally(() => {
        if (output.isTTY) draw('');
      });
    },
    aside: (printOther) => {
      if (!output.isTTY || line === '') return printOther();
      const current = line;
      draw('');
      printOther();
      draw(current);
    },
  };
}

/** The progress of long steps of commands. */
export const progress = progressOn(process.stdout);
