import type { DeskFinding } from '../../contract';
import { inLanguage } from '../../words/findings/translate';
import type { Language } from '../words/language';

/** Translates a finding; one without a translation stays English, and says so. */
export function spoken(finding: DeskFinding, language: Language): DeskFinding {
  const { code, related } = finding;
  const translated = language === 'en' ? undefined : inLanguage(finding, language);
  if (language === 'en' || translated === undefined) return finding;
  return {
    ...finding,
    ...translated,
    language,
    related: related.map((other) => ({
      ...other,
      message: inLanguage({ code, message: other.message }, language)?.message ?? other.message,
    })),
  };
}
