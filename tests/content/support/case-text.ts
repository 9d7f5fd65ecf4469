import { readFileSync } from 'node:fs';
import type { Expected } from './fixture';

/** A case of bad data: what differs from `base`, and what must be reported. */
export interface Case {
  /** File → its text, or its bytes where they are no text in UTF-8. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** The files of the base that it takes away. */
  readonly removed: readonly string[];
  readonly expected: readonly Expected[];
}

/**
 * Reads cases as text, by their names. A case begins with `# its name`; then come the files that it changes, each as a
 * difference to that of `base` (`- ` a line that goes, `+ ` one that comes, two spaces before one that stays and says where,
 * `…` between two places), `file whole` with all of its lines, `file in latin1` with its lines in that encoding, `file is
 * portrait.png` for one of `fixtures/files`, or `file removed`. `* ` stands before a line as a JSON string with its end, for
 * characters that no editor shows. `> ` begins what must be reported: `> file:line:column severity code`, and below it its
 * message, hint, other places (`related`) and what `--fix` would write (`fix?` if it would ask). Throws where a difference does not fit the base.
 */
export function readCases(text: string, base: (file: string) => string): Map<string, Case> {
  const cases = text.split(/^# /m).slice(1);
  return new Map(
    cases.map((each) => {
      const [title = '', ...lines] = each.trimEnd().split('\n');
      return [title.replaceAll(' ', '-'), readCase(title, lines, base)];
    }),
  );
}

const IN_A_FILE = /^(?:[-+*…]| {2}|$)/;

function readCase(title: string, lines: readonly string[], base: (file: string) => string): Case {
  const files = new Map<string, string | Buffer>();
  const removed: string[] = [];
  const expected: Record<string, unknown>[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.startsWith('>')) {
      readReport(line, expected);
      continue;
    }
    const [, file = '', how, what = ''] = /^(.*?)(?: (whole|removed|in|is)(?: (\S+))?)?$/.exec(line) ?? [];
    const changes: string[] = [];
    while (at + 1 < lines.length && IN_A_FILE.test(lines[at + 1] ?? '')) changes.push(lines[++at] ?? '');
    if (how === 'removed') removed.push(file);
    else if (how === 'whole') files.set(file, changes.map(writtenBy).join(''));
    else if (how === 'in') files.set(file, Buffer.from(changes.map(writtenBy).join(''), encodingOf(what)));
    else if (how === 'is') files.set(file, readFileSync(new URL(`../fixtures/files/${what}`, import.meta.url)));
    else files.set(file, changed(base(file), changes, `${title}: ${file}`));
  }
  return { files, removed, expected: expected as unknown as Expected[] }; // readReport() fills in what the type names
}

/** `latin1` has a byte for each of its characters, whatever encoding the bytes are then taken for. */
function encodingOf(name: string): BufferEncoding {
  if (!Buffer.isEncoding(name)) throw new Error(`"${name}" is no encoding.`);
  return name;
}

/** The text that a line of a case represents, with its line end. */
const writtenBy = (line: string): string => (line.startsWith('* ') ? JSON.parse(line.slice(2)) : `${line.slice(2)}\n`);

/** A text of the base with the changes of a case. */
function changed(base: string, changes: readonly string[], where: string): string {
  const old = base.split(/(?<=\n)/);
  const made: string[] = [];
  let from = 0;
  for (const place of changes.join('\n').split(/^…\n/m)) {
    const lines = place.replace(/\n$/, '').split('\n');
    const before = lines.filter((line) => !/^[+*]/.test(line)).map(writtenBy);
    const at = old.findIndex((_, start) => start >= from && before.every((line, next) => line === old[start + next]));
    if (at < 0) throw new Error(`${where} has not these lines:\n${before.join('')}`);
    made.push(...old.slice(from, at), ...lines.filter((line) => !line.startsWith('-')).map(writtenBy));
    from = at + before.length;
  }
  return [...made, ...old.slice(from)].join('');
}

/** Adds what a line says of a report: a new one, or more of the last one. */
function readReport(line: string, expected: Record<string, unknown>[]): void {
  const more = /^> {3}(message|hint|related|fix\??): ?(.*)$/.exec(line);
  if (more) {
    const [, key = '', said = ''] = more;
    const value =
      key === 'related'
        ? { related: placesIn(said) }
        : key.startsWith('fix')
          ? { fix: { to: said, isCertain: key === 'fix' } }
          : { [key]: unescaped(said) };
    Object.assign(expected.at(-1) ?? {}, value);
    return;
  }
  const report = /^> ([^:]+):(\d+)(?::(\d+))?(?:-(?:(\d+):)?(\d+))? (error|warning) (\S+)$/.exec(line);
  if (!report) throw new Error(`"${line}" is no report.`);
  const [, file, at, column, endLine, endColumn, severity, code] = report;
  const numbers = Object.entries({ line: at, column, endLine, endColumn }).filter(([, number]) => number !== undefined);
  expected.push({ code, severity, file, ...Object.fromEntries(numbers.map(([key, number]) => [key, Number(number)])) });
}

const unescaped = (text: string): string =>
  text.replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const placesIn = (text: string) =>
  text
    .split(' ')
    .filter((place) => place !== '')
    .map((place) => {
      const [file, line, column] = place.split(':');
      return { file, line: Number(line), column: Number(column) };
    });
