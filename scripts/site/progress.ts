/** The stream on which progress is told, such as `process.stdout`. */
interface Output {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** The work of a step; it calls `advance` whenever one more of its parts is done. */
type Work<Result> = (advance: () => void) => Promise<Result>;

interface Progress {
  /** Says what is done while some work is under way, and of how many parts it is if that is known. */
  readonly during: <Result>(doing: string, work: Work<Result>, total?: number) => Promise<Result>;
  /** Prints something else, which must not end up on the line of a step. */
  readonly aside: (print: () => void) => void;
}

/** Milliseconds between two updates of the line on a terminal, and between two lines elsewhere. */
const REDRAW = 50;
const REPEAT = 10_000;

/** Tells how far long steps are: on one line of a terminal, which is gone at the end, and in plain lines elsewhere. */
function progressOn(output: Output, now: () => number = () => performance.now()): Progress {
  let line = '';
  const draw = (text: string) => {
    line = text;
    // Back to the start of the line, and nothing after that (ECMA-48, EL).
    output.write(`\r\u001b[K${text}`);
  };
  const tell = output.isTTY ? draw : (text: string) => output.write(`${text}\n`);
  return {
    during: async (doing, work, total) => {
      let done = 0;
      let told = now();
      const text = () => (total === undefined ? doing : `${doing}: ${done} of ${total}`);
      tell(output.isTTY || total === undefined ? text() : `${doing}: ${total}`);
      const advance = () => {
        done += 1;
        if (now() - told < (output.isTTY ? REDRAW : REPEAT)) return;
        told = now();
        tell(text());
      };
      return work(advance).finally(() => {
        if (output.isTTY) draw('');
      });
    },
    aside: (print) => {
      if (!output.isTTY || line === '') return print();
      const under = line;
      draw('');
      print();
      draw(under);
    },
  };
}

/** What the commands tell of their long steps. */
export const progress = progressOn(process.stdout);
