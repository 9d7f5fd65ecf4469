interface Written {
  readonly language: string;
  readonly digits?: 'latin' | 'arabic';
}

/** The language tag in which a browser says how far a day is: with the digits of the site, and in Arabic those of `ar.ts`. */
export function relativeLocale({ language, digits }: Written): string {
  const locale = new Intl.Locale(language);
  const tag = locale.language === 'ar' && locale.region === undefined ? 'ar-TN' : language;
  return digits === undefined
    ? tag
    : new Intl.Locale(tag, { numberingSystem: digits === 'arabic' ? 'arab' : 'latn' }).toString();
}
