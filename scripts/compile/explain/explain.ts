import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inEngine } from '../../bootstrap/project.mjs';
import { isRecord } from '../../content/fields';
import { didYouMean } from '../../content/report/nearest';
import { keptByText } from '../../content/texts/kept-by-text';
import { codes, isAcceptable, reasonOf, severityOf } from '../../rules/codes';
import { explainingWords } from './words';

/** The text that `npx colloquium check --explain CODE` prints, or the reason why there is none. */
export type Explanation = { readonly text: string } | { readonly problem: string };

/**
 * Explains a code: what it means for publishing, why the rule is there, an example and its fix, which come from the cases of the check itself
 * (docs/reference/messages.md), and how the problem may be accepted. The frame and the reason are in the language of the conference, the messages in
 * that of the compiler.
 */
export function explain(code: string, dataDir: string): Explanation {
  const known = codes.find((each) => each === code);
  if (known === undefined) return { problem: `There is no code "${code}". ${didYouMean(code, codes).hint}` };
  const language = languageOf(dataDir);
  const words = explainingWords(language);
  const [example, mend] = chapterOf(known);
  const severity = severityOf(known);
  const mayBeAccepted = severity !== 'error' || isAcceptable(known);
  const parts = [
    `${known}: ${words[severity]}`,
    `${words.why} ${reasonOf(known, language)}`,
    example === undefined ? '' : `${words.example}\n\n${example}`,
    mend === undefined ? '' : `${words.mend}\n\n${mend}`,
    mayBeAccepted ? `${words.accept}\n\n${acceptance(known, example)}` : '',
  ];
  return { text: `${parts.filter((part) => part !== '').join('\n\n')}\n` };
}

/** The example and its fix, as docs/reference/messages.md has them. */
function chapterOf(code: string): readonly (string | undefined)[] {
  const path = inEngine('docs/reference/messages.md');
  const chapter = existsSync(path) ? (chaptersIn(readFileSync(path, 'utf8')).get(code) ?? '') : '';
  return ['text', 'diff'].map((kind) => new RegExp(`\`\`\`${kind}\\n([^]*?)\\n\`\`\``).exec(chapter)?.[1]);
}

/** The chapters of the guide to messages, by their codes: who explains all of them takes it apart once. */
const chaptersIn = keptByText(
  (guide): ReadonlyMap<string, string> =>
    new Map(guide.split('\n## `').map((chapter) => [chapter.slice(0, chapter.indexOf('`\n')), chapter])),
  { most: 1, longest: Number.POSITIVE_INFINITY },
);

/** An entry of accepted-warnings.yaml, for the file of the example. */
function acceptance(code: string, example = ''): string {
  const [file = 'sessions.csv'] = example.split(':', 1);
  return ['# accepted-warnings.yaml', `- code: ${code}`, `  file: ${file}`, '  reason: …'].join('\n');
}

/** The language that conference.yaml names; a file that cannot be read has English. */
function languageOf(dataDir: string): string {
  try {
    const facts: unknown = parse(readFileSync(join(dataDir, 'conference.yaml'), 'utf8'), { logLevel: 'silent' });
    return isRecord(facts) && typeof facts.language === 'string' ? facts.language : 'en';
  } catch {
    return 'en';
  }
}
