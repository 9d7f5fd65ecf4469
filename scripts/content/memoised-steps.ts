import { exchangeFile } from './columns/exchange-back';
import { parseFile } from './read/parse';
import { validateFile } from './validate/validate';

/** The steps that process one file. */
export interface FileSteps {
  readonly parseFile: typeof parseFile;
  readonly exchangeFile: typeof exchangeFile;
  readonly validateFile: typeof validateFile;
}

export const fileSteps: FileSteps = { parseFile, exchangeFile, validateFile };

/**
 * Memoises the steps, for repeated compilations of one folder. If the text of a file is unchanged, a step returns the same object, by which
 * later stages detect that nothing has changed. So its result must not be modified.
 */
export const memoisedSteps = (): FileSteps => ({
  parseFile: memoisePerFile((file) => file, parseFile),
  exchangeFile: memoisePerFile(({ file }) => file, exchangeFile),
  validateFile: memoisePerFile(({ file }) => file, validateFile),
});

/** The result for some arguments. */
interface Memo<Args, Made> {
  readonly args: Args;
  readonly made: Made;
}

/** Results per file: the last one and the one before, so that undoing a change is fast. */
const MOST = 2;

/** Memoises a function for each file. */
function memoisePerFile<Args extends readonly unknown[], Made>(
  fileOf: (...args: Args) => string,
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const known = new Map<string, readonly Memo<Args, Made>[]>();
  return (...args) => {
    const file = fileOf(...args);
    const all = known.get(file) ?? [];
    const same = all.find((each) => each.args.length === args.length && each.args.every((arg, at) => arg === args[at]));
    const found = same ?? { args, made: make(...args) };
    if (found !== all[0]) known.set(file, [found, ...all.filter((each) => each !== found)].slice(0, MOST));
    return found.made;
  };
}
