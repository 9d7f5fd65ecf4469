/** Names of months in English, French and Arabic (of the Maghreb, Egypt and the Levant); longer ones first. */
export const MONTHS: readonly string[] = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  'janv|févr|juil|déc',
  'جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
  'يناير|فبراير|أبريل|مايو|يونيو|يوليو|أغسطس',
  'كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول',
];
