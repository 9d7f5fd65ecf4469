/** Ordinals by language, as parts of regular expressions. */
export const ORDINALS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth',
    '(?:thir|four|fif|six|seven|eigh|nine)teenth|(?:twen|thir|for|fif)tieth',
    'twenty-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)',
  ],
  fr: [
    '\\d+(?:er|ère|re|e|ᵉ|ème|nde|nd)',
    'premiers?|premières?|seconde?s?|deuxièmes?|troisièmes?|quatrièmes?|cinquièmes?|sixièmes?|septièmes?',
    'huitièmes?|neuvièmes?|dixièmes?|onzièmes?|douzièmes?|treizièmes?|quatorzièmes?|quinzièmes?|seizièmes?|vingtièmes?',
  ],
  ar: [
    '(?:و|ب|ل|في)?(?:ال|لل)(?:أول|أولى|ثاني|ثانية|ثالث|ثالثة|رابع|رابعة|خامس|خامسة|سادس|سادسة|سابع|سابعة)',
    '(?:و|ب|ل|في)?(?:ال|لل)(?:ثامن|ثامنة|تاسع|تاسعة|عاشر|عاشرة)(?:\\s+عشرة?)?',
  ],
};
