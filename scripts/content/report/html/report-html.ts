import { grouped } from '../../../../shared/format/grouped';
import type { Diagnostic } from '../diagnostics';
import { linesWithMarks } from './lines';
import { escaped, remarkOf } from './remark';
import { HTML_STYLE } from './style';
import { tableWithMarks } from './table';

/** Reads a file that a diagnostic names; undefined where it is none that can be read. */
export type ReadSource = (file: string) => string | undefined;

/** The most problems of one kind that are shown in one file. */
const SHOWN = 20;

/**
 * A report for somebody without tools: one file that any browser opens, without script and without anything from elsewhere. The
 * tables are drawn as a spreadsheet shows them, the cells concerned are marked, and below each row stands what to do.
 */
export function reportHtml(diagnostics: readonly Diagnostic[], read: ReadSource): string {
  const files = [...grouped(diagnostics, ({ file }) => file)];
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const title = diagnostics.length === 0 ? 'The data is in order' : 'What to look at in the data';
  const body = [
    `<h1>${title}</h1>`,
    ...(diagnostics.length === 0 ? [] : [summary(errors, diagnostics.length - errors), contents(files)]),
    ...files.map(([file, problems], index) => section(file, problems, read(file), index)),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<main>
${body.join('\n')}
</main>
</body>
</html>
`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function summary(errors: number, warnings: number): string {
  const mustGo =
    errors === 0
      ? 'Nothing keeps the site from being published.'
      : `${counted(errors, 'error')} must be fixed before the site can be published.`;
  const worth = warnings === 0 ? '' : ` ${counted(warnings, 'warning')} ${warnings === 1 ? 'is' : 'are'} worth a look.`;
  return `<p>${mustGo}${worth}</p>`;
}

const contents = (files: readonly (readonly [string, readonly Diagnostic[]])[]) =>
  `<ul>${files.map(([file, problems], index) => `<li><a href="#file-${index + 1}">${escaped(file)}</a>: ${counted(problems.length, 'problem')}</li>`).join('')}</ul>`;

function section(file: string, problems: readonly Diagnostic[], text: string | undefined, index: number): string {
  const byCode = [...grouped(problems, ({ code }) => code).values()];
  const shown = new Set(byCode.flatMap((same) => same.slice(0, SHOWN)));
  const inOrder = problems.filter((problem) => shown.has(problem));
  const rest = byCode.flatMap((same) =>
    same.length <= SHOWN
      ? []
      : [`<p>And ${same.length - SHOWN} more like this: ${escaped(same[0]?.message ?? '')}</p>`],
  );
  const drawn =
    text === undefined
      ? inOrder.map(remarkOf).join('')
      : file.endsWith('.csv')
        ? tableWithMarks(text, inOrder)
        : linesWithMarks(text, inOrder);
  return `<section aria-labelledby="file-${index + 1}">\n<h2 id="file-${index + 1}">${escaped(file)}</h2>\n${drawn}${rest.join('\n')}\n</section>`;
}
