/** The days of the week from Sunday on: their names in the languages of the interface, and what else stands for them beside a date. */
const DAYS = [
  { names: ['Sunday', 'dimanche', 'الأحد'], others: 'Sun\\.?' },
  { names: ['Monday', 'lundi', 'الاثنين'], others: 'Mon\\.?|الإثنين' },
  { names: ['Tuesday', 'mardi', 'الثلاثاء'], others: 'Tues?\\.?' },
  { names: ['Wednesday', 'mercredi', 'الأربعاء'], others: 'Wed\\.?' },
  { names: ['Thursday', 'jeudi', 'الخميس'], others: 'Thurs?\\.?' },
  { names: ['Friday', 'vendredi', 'الجمعة'], others: 'Fri\\.?' },
  { names: ['Saturday', 'samedi', 'السبت'], others: 'Sat\\.?' },
];

/** The names and short forms of each day of the week beside a date, Sunday first, as parts of an expression. */
export const WEEKDAYS: readonly string[] = DAYS.map(({ names, others }) => [...names, others].join('|'));
