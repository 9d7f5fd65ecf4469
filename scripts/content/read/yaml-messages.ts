import type { YAMLParseError } from 'yaml';
import { type Diagnostic, error, type Place } from '../report/diagnostics';
import type { StageCode } from '../report/stage-codes';

type ParserCode = YAMLParseError['code'];

/** An error in a YAML text, with its offsets; the end is exclusive. */
export type YamlMistake = Pick<YAMLParseError, 'code' | 'pos' | 'message'>;

/** Explanations of the parser's codes for users who do not know the YAML specification. */
const explanations: Partial<Record<ParserCode, { code: StageCode; message: string; hint: string }>> = {
  DUPLICATE_KEY: {
    code: 'duplicate-field',
    message: 'This name is used twice here.',
    hint: 'Delete or rename one of the two.',
  },
  TAB_AS_INDENT: {
    code: 'yaml-tab',
    message: 'The line is indented with a tab.',
    hint: 'Indent with spaces, two for each level.',
  },
  MULTIPLE_DOCS: {
    code: 'yaml-several-documents',
    message: 'A line of three hyphens starts a second document here.',
    hint: 'Delete the line "---"; the file holds one document.',
  },
  BAD_INDENT: {
    code: 'yaml-indent',
    message: 'The indentation does not fit the lines around it.',
    hint: 'Lines of the same level start in the same column; lines that belong to one of them start two spaces further in.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    code: 'yaml-syntax',
    message: 'There is a second name with a colon where a text was expected.',
    hint: 'Put a text that contains ": " in quotation marks; names of the same level start in the same column.',
  },
  BAD_SCALAR_START: {
    code: 'yaml-syntax',
    message: 'A text cannot begin with this sign.',
    hint: 'Put the text between quotation marks.',
  },
  MISSING_CHAR: {
    code: 'yaml-syntax',
    message: 'A closing quotation mark, a bracket, a comma or a colon is missing.',
    hint: 'Close what was opened; put a text that contains ": " or begins with a special sign in quotation marks.',
  },
};

/** Converts an error of the YAML parser to a diagnostic. */
export function explainYamlError(problem: YamlMistake, place: Place): Diagnostic {
  const known = explanations[problem.code];
  if (known) return error(known.code, place, known.message, { hint: known.hint });
  // Brackets in quotation marks and comments can mislead the count before parsing.
  if (/call stack/i.test(problem.message)) {
    const hint = 'Look for brackets that are not closed, and for hyphens that repeat.';
    return error('nested-too-deep', place, 'The nesting is too deep.', { hint });
  }
  return error('yaml-syntax', place, `This is not valid YAML: ${problem.message}.`, {
    hint: 'Compare with the lines around it; put a text that contains ": " or " #" in quotation marks.',
  });
}
