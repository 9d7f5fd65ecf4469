/** Languages in which amounts are written out, and what writes them; it is loaded when a receipt is shown. */
const WRITERS: Readonly<Record<string, () => Promise<{ readonly toCardinal: (number: number) => string }>>> = {
  en: () => import('n2words/en-US'),
  fr: () => import('n2words/fr-FR'),
  ar: () => import('n2words/ar-SA'),
};

/**
 * An amount of thousandths in words, as on a cheque: 12500 are "twelve, 500/1000". Nothing in another language, or where
 * the words cannot be loaded: the figures stand beside them.
 */
export async function amountInWords(thousandths: number, language: string): Promise<string | undefined> {
  const writer = await WRITERS[language.split('-')[0] ?? '']?.().catch(() => undefined);
  const rest = thousandths % 1000;
  const whole = writer?.toCardinal((thousandths - rest) / 1000);
  const comma = language.startsWith('ar') ? '،' : ',';
  return whole && (rest === 0 ? whole : `${whole}${comma} ${rest}/1000`);
}
