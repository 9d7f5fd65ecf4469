import type { Reason } from './reason';

/** Facts that two places say differently. */
export const agreement = [
  {
    codes: {
      'date-disagrees': 'warning',
      'weekday-disagrees': 'warning',
      'wrong-weekday': 'error',
      'offset-disagrees': 'warning',
    },
    en: 'Whoever books a journey believes one of the two days, and it may be the wrong one.',
    fr: 'Qui réserve un voyage croit l’un des deux jours, et peut-être le mauvais.',
    ar: 'من يحجز سفرا يصدق أحد اليومين، وقد يكون الخاطئ.',
  },
  {
    codes: {
      'amount-disagrees': 'warning',
    },
    en: 'A number that was typed by hand stays behind when the fact changes, and people hold you to the lower one.',
    fr: 'Un nombre tapé à la main reste en arrière quand le fait change, et l’on vous tient au plus bas.',
    ar: 'الرقم المكتوب باليد يبقى قديما حين تتغير المعلومة، ويطالبكم الناس بالأقل.',
  },
  {
    codes: {
      'edition-disagrees': 'warning',
      'other-acronym': 'warning',
      'other-year': 'warning',
      'host-disagrees': 'warning',
    },
    en: 'Words of last year or of another conference make visitors doubt that the rest is of this one.',
    fr: 'Des mots de l’an passé ou d’un autre colloque font douter de tout le reste.',
    ar: 'كلمات من السنة الماضية أو من مؤتمر آخر تجعل الزوار يشكون في الباقي.',
  },
  {
    codes: {
      'place-disagrees': 'warning',
      'country-disagrees': 'warning',
      'country-two-spellings': 'warning',
      'country-unknown': 'warning',
    },
    en: 'Visas, flights and statistics go by the place: where two disagree, or a name is not in ISO 3166, one may be wrong.',
    fr: 'Visas, vols et statistiques suivent le lieu : si deux diffèrent, ou si un nom n’est pas dans l’ISO 3166, l’un peut être faux.',
    ar: 'تعتمد التأشيرات والرحلات والإحصاءات على المكان: إن اختلف مكانان، أو لم يرد اسم في ISO 3166، فقد يكون أحدهما خاطئا.',
  },
  {
    codes: {
      'document-disagrees': 'warning',
      'document-kind': 'warning',
    },
    en: 'People would download a document of another session, or one that their program cannot open.',
    fr: 'On téléchargerait le document d’une autre session, ou un fichier que rien n’ouvre.',
    ar: 'سينزّل الناس وثيقة جلسة أخرى، أو ملفا لا يفتحه برنامجهم.',
  },
  {
    codes: {
      'duplicate-title': 'either',
      'missing-source': 'error',
      'page-numbers': 'either',
    },
    en: 'Libraries and reference managers keep what they read here for ever.',
    fr: 'Bibliothèques et gestionnaires de références gardent pour toujours ce qu’ils lisent ici.',
    ar: 'تحفظ المكتبات وبرامج المراجع ما تقرؤه هنا إلى الأبد.',
  },
] as const satisfies readonly Reason[];
