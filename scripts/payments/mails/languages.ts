import { ar } from './texts/ar';
import { de } from './texts/de';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import type { MailTexts } from './texts/mail-texts';
import { pt } from './texts/pt';

const LANGUAGES: Readonly<Record<string, MailTexts>> = { ar, de, en, es, fr, pt };

const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Whether there are mails in a language (BCP 47). */
export const hasMails = (tag: string): boolean => Object.hasOwn(LANGUAGES, languageOf(tag));

/** Returns the mails in a language (BCP 47), else in English. */
export function mailsIn(tag: string): { readonly language: string; readonly texts: MailTexts } {
  const language = languageOf(tag);
  const texts = hasMails(tag) ? LANGUAGES[language] : undefined;
  return texts ? { language, texts } : { language: 'en', texts: en };
}
