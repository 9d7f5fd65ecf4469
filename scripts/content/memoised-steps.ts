import { exchangeFile } from './columns/exchange-back';
import { parseFile } from './read/parse';
import { validateFile } from './validate/validate';

/** The steps that look at one file. */
export interface FileSteps {
  readonly parseFile: typeof parseFile;
  readonly exchangeFile: typeof exchangeFile;
  readonly validateFile: typeof validateFile;
}

export const fileSteps: FileSteps = { parseFile, exchangeFile, validateFile };

/**
 * The same steps for who compiles the same folder again and again: what they have made of a file is taken again as long as its text
 * is the same, and is the same object, by which later stages know that nothing has changed. It must not be changed.
 */
export const memoisedSteps = (): FileSteps => ({
  parseFile: memoisePerFile((file) => file, parseFile),
  exchangeFile: memoisePerFile(({ file }) => file, exchangeFile),
  validateFile: memoisePerFile(({ file }) => file, validateFile),
});

/** The result for some arguments. */
interface Kept<Args, Made> {
  readonly args: Args;
  readonly made: Made;
}

/** Of each file, what was made last, and before: who takes a change back waits as little as before it. */
const MOST = 2;

/** A function that keeps, for each file, what it has made last. */
function memoisePerFile<Args extends readonly unknown[], Made>(
  fileOf: (...args: Args) => string,
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const known = new Map<string, readonly Kept<Args, Made>[]>();
  return (...args) => {
    const file = fileOf(...args);
    const all = known.get(file) ?? [];
    const same = all.find((each) => each.args.length === args.length && each.args.every((arg, at) => arg === args[at]));
    const found = same ?? { args, made: make(...args) };
    if (found !== all[0]) known.set(file, [found, ...all.filter((each) => each !== found)].slice(0, MOST));
    return found.made;
  };
}
