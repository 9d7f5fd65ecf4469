import type { Diagnostic } from '../../../scripts/content/report/diagnostics';
import { STAGES } from '../../../scripts/content/report/stage-codes';
import { fr } from '../../../scripts/desk/words/findings/fr';
import { inLanguage } from '../../../scripts/desk/words/findings/translate';
import { rules } from '../../../scripts/rules';

/** The codes of core rules, and of the stages of the compiler. */
export const CORE: ReadonlySet<string> = new Set([
  ...STAGES.flatMap(({ codes }) => Object.keys(codes)),
  ...rules.filter(({ preset }) => preset === 'core').map(({ code }) => code),
]);

const ISOLATES = /\u2068[^\u2069]*\u2069/g;

/** What is wrong with the French or Arabic text of a finding. */
function flawIn(problem: Diagnostic, language: 'fr' | 'ar'): string | undefined {
  const { code, message, hint, args = [], related = [] } = problem;
  const translated = inLanguage({ code, message, args, ...(hint !== undefined && { hint }) }, language);
  if (translated === undefined) return 'has no translation, or its hint has none';
  if (hint !== undefined && translated.hint === undefined) return 'has no hint';
  const all = `${translated.message} ${translated.hint ?? ''}`;
  const bare = all.replaceAll(ISOLATES, '');
  const lost = args.find((arg) => arg !== '' && !holds(translated.message, arg, code, language));
  if (lost !== undefined) return `lacks the value ${lost}: ${translated.message}`;
  const hole = /[{<]\d[}>]/.exec(all)?.[0];
  if (hole !== undefined && !message.includes(hole)) return `has a placeholder: ${all}`;
  if (language === 'ar' && /[A-Za-z]/.test(bare)) return `has Latin letters in no isolate: ${bare}`;
  if (language === 'fr' && /[ \u00a0][;!?»](?!\[)|« | :/.test(translated.message.replaceAll(/«.*?»/g, '')))
    return `has a wrong space: ${translated.message}`;
  const other = related.find((each) => inLanguage({ code, message: each.message }, language) === undefined);
  return other && `has no translation of a related place: ${other.message}`;
}

/** Whether a text has a value, or its translation if it is English: a phrase, or words of the sentence. */
function holds(text: string, value: string, code: string, language: 'fr' | 'ar'): boolean {
  const phrase = inLanguage({ code, message: value }, language)?.message;
  if (phrase !== undefined && text.includes(phrase)) return true;
  if (Object.keys(fr[code] ?? {}).some((english) => english.includes(value))) return true;
  const shown = text.replaceAll(/[\u2066-\u2069]/g, '');
  return value
    .replaceAll(/^"|"$/g, '')
    .split(' or ')
    .every((part) => shown.includes(part));
}

/** Says what is wrong with the French and Arabic texts of the findings of core rules, which the desk shows. */
export const flawsOfSentences = (problems: readonly Diagnostic[]): readonly string[] =>
  problems
    .filter(({ code }) => CORE.has(code))
    .flatMap((problem) =>
      (['fr', 'ar'] as const).flatMap((language) => {
        const flaw = flawIn(problem, language);
        return flaw === undefined ? [] : [`${problem.code} ${flaw}\n  ${problem.message}\n  ${problem.hint ?? ''}`];
      }),
    );
