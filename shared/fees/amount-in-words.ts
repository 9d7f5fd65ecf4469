/** Language → its number writer, loaded with a receipt. */
const WRITERS: Readonly<Record<string, () => Promise<{ readonly toCardinal: (number: number) => string }>>> = {
  en: () => import('n2words/en-US'),
  fr: () => import('n2words/fr-FR'),
  ar: () => import('n2words/ar-SA'),
  de: () => import('n2words/de-DE'),
  es: () => import('n2words/es-ES'),
  pt: () => import('n2words/pt-PT'),
};

/**
 * Writes thousandths in words, as on a cheque: 12500 are "twelve, 500/1000". Returns undefined for other languages, or
 * if the writer cannot be loaded; the receipt also has figures.
 */
export async function amountInWords(thousandths: number, language: string): Promise<string | undefined> {
  const writer = await WRITERS[language.split('-')[0] ?? '']?.().catch(() => undefined);
  const rest = thousandths % 1000;
  const whole = writer?.toCardinal((thousandths - rest) / 1000);
  const comma = language.startsWith('ar') ? '،' : ',';
  return whole && (rest === 0 ? whole : `${whole}${comma} ${rest}/1000`);
}
