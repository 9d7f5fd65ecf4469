import type { Reason } from './reason';

interface Row {
  readonly codes: Readonly<Record<string, 'error' | 'warning' | 'either'>>;
  readonly reason: Reason;
}

/** The codes that the stages of the compiler report, before any rule is asked, by the reason why they are worth an interruption. */
export const STAGES = [
  {
    codes: {
      'data-format': 'error',
    },
    reason: {
      en: 'Files of another format would be misread, and pages would show something else than what they say.',
      fr: 'Des fichiers d’un autre format seraient mal lus, et les pages montreraient autre chose que ce qu’ils disent.',
      ar: 'ستقرأ الملفات ذات الصيغة الأخرى خطأ، وستعرض الصفحات غير ما تقوله.',
    },
  },
  {
    codes: {
      'empty-file': 'error',
      'file-too-large': 'error',
      'missing-file': 'error',
      'missing-folder': 'error',
      'nested-too-deep': 'error',
      'stray-quote': 'error',
      'unclosed-quote': 'error',
      'unreadable-file': 'error',
      'wrong-shape': 'error',
      'yaml-alias': 'error',
      'yaml-indent': 'error',
      'yaml-several-documents': 'error',
      'yaml-syntax': 'error',
      'yaml-tab': 'error',
      'yaml-tag': 'error',
    },
    reason: {
      en: 'The file cannot be read as it is, and all that it says would be missing on the site.',
      fr: 'Le fichier ne peut pas être lu tel quel, et tout ce qu’il dit manquerait sur le site.',
      ar: 'لا يمكن قراءة الملف كما هو، وسيغيب كل ما فيه عن الموقع.',
    },
  },
  {
    codes: {
      'cells-exchanged': 'either',
      'columns-exchanged': 'error',
      'duplicate-column': 'error',
      'missing-column': 'error',
      'mixed-separators': 'error',
      'too-few-cells': 'error',
      'too-many-cells': 'error',
      'unknown-column': 'error',
    },
    reason: {
      en: 'A value in the wrong column is shown as something that it is not: a country as a person, a title as a room.',
      fr: 'Une valeur dans la mauvaise colonne passe pour autre chose : un pays pour une personne, un titre pour une salle.',
      ar: 'القيمة الموضوعة في عمود غير عمودها تظهر على أنها شيء آخر: بلد بدل شخص، أو عنوان بدل قاعة.',
    },
  },
  {
    codes: {
      'duplicate-field': 'error',
      'duplicate-key': 'error',
      'missing-value': 'error',
      'unknown-field': 'error',
      'unknown-file': 'either',
      'page-head': 'error',
    },
    reason: {
      en: 'Pages need this fact once, under its own name; they do not show it from elsewhere.',
      fr: 'Les pages ont besoin de ce fait une seule fois, sous son nom ; ce qui est écrit ailleurs n’apparaît nulle part.',
      ar: 'تحتاج الصفحات إلى هذه المعلومة مرة واحدة وباسمها، وما يكتب في غير مكانه لا يظهر.',
    },
  },
  {
    codes: {
      'bad-colour': 'error',
      'bad-date': 'error',
      'bad-time': 'error',
      'bad-time-zone': 'error',
      'not-in-list': 'error',
      'out-of-range': 'error',
      'wrong-form': 'error',
      'wrong-type': 'error',
    },
    reason: {
      en: 'Schedules, calendars and sums are calculated from this value, so that it must have this form.',
      fr: 'Le programme, les calendriers et les sommes se calculent avec cette valeur, qui n’a donc qu’une forme.',
      ar: 'يحسب البرنامج والتقويمات والمبالغ من هذه القيمة، ولذلك لها شكل واحد فقط.',
    },
  },
  {
    codes: {
      'bad-currency': 'error',
      'bad-doi': 'error',
      'bad-email': 'error',
      'bad-isbn': 'error',
      'bad-issn': 'error',
      'bad-language': 'error',
      'bad-orcid': 'error',
      'bad-country': 'error',
    },
    reason: {
      en: 'Other systems identify people, papers and countries by this code: a wrong one belongs to another, or to none.',
      fr: 'D’autres systèmes reconnaissent par ce code personnes, articles et pays : faux, il désigne autrui ou personne.',
      ar: 'تعرف الأنظمة الأخرى الأشخاص والأوراق والبلدان بهذا الرمز، والرمز الخاطئ يدل على غيرهم.',
    },
  },
  {
    codes: {
      'unknown-reference': 'error',
    },
    reason: {
      en: 'It refers to a record that does not exist, so that links would be broken.',
      fr: 'Il renvoie à un enregistrement qui n’existe pas, et les pages ne mèneraient nulle part.',
      ar: 'يشير إلى سجل غير موجود، ولن تؤدي الصفحات إلى شيء.',
    },
  },
  {
    codes: {
      formula: 'error',
    },
    reason: {
      en: 'A spreadsheet has changed what somebody typed, or would run it on the computer of those who open the table.',
      fr: 'Un tableur a changé ce qui a été tapé, ou l’exécuterait chez qui ouvre la table.',
      ar: 'غيّر برنامج الجداول ما كتب، أو سينفذه عند من يفتح الجدول.',
    },
  },
  {
    codes: {
      'template-syntax': 'error',
      'template-unknown-name': 'error',
    },
    reason: {
      en: 'Visitors would read the name of a fact between braces instead of the fact.',
      fr: 'Les visiteurs liraient le nom d’un fait entre accolades au lieu du fait.',
      ar: 'سيقرأ الزوار اسم المعلومة بين أقواس بدل المعلومة نفسها.',
    },
  },
  {
    codes: {
      'needless-acceptance': 'warning',
    },
    reason: {
      en: 'An acceptance of what is no longer there would hide the next problem of its kind.',
      fr: 'Accepter ce qui n’existe plus cacherait le prochain problème du même genre.',
      ar: 'قبول ما لم يعد موجودا سيخفي المشكلة التالية من نوعه.',
    },
  },
  {
    codes: {
      'control-character': 'error',
      'direction-character': 'error',
      'lost-character': 'error',
    },
    reason: {
      en: 'Searches do not find the word, copies have it wrong, and screen readers read something else.',
      fr: 'Le mot n’est pas celui que l’on cherche, copie ou entend d’un lecteur d’écran, même s’il a l’air juste.',
      ar: 'ليست هذه الكلمة التي يبحث عنها الناس أو ينسخونها أو يسمعونها من قارئ الشاشة وإن بدت صحيحة.',
    },
  },
  {
    codes: {
      'text-too-long': 'warning',
    },
    reason: {
      en: 'Nobody reads as much in one place, no rule has looked at it, and it is mostly another file pasted by mistake.',
      fr: 'Personne ne lit autant à un seul endroit, aucune règle ne l’a relu, et c’est souvent un autre fichier collé par erreur.',
      ar: 'لا أحد يقرأ كل هذا في موضع واحد، ولم تفحصه أي قاعدة، وغالبا ما يكون ملفا آخر لصق خطأ.',
    },
  },
  {
    codes: {
      'merge-conflict': 'warning',
    },
    reason: {
      en: 'Visitors would read a note for the organisers, or that something is still missing.',
      fr: 'Les visiteurs liraient une note entre organisateurs : quelque chose reste à écrire ou à décider.',
      ar: 'سيقرأ الزوار ما يخص المنظمين: أن شيئا ما لم يكتب أو لم يقرر بعد.',
    },
  },
  {
    codes: {
      'markdown-heading': 'warning',
      'markdown-html': 'warning',
      'markdown-line-break': 'warning',
      'markdown-link': 'warning',
      'markdown-list': 'warning',
      'markdown-picture': 'warning',
      'markdown-table': 'warning',
      'markdown-unclosed': 'warning',
      'markdown-unsupported': 'warning',
    },
    reason: {
      en: 'Markup is shown as it is typed, and screen readers read it out sign by sign.',
      fr: 'Des signes destinés à un programme sont imprimés lettre par lettre et lus un à un.',
      ar: 'تطبع الإشارات الموجهة إلى برنامج حرفا حرفا، وتقرأ واحدة واحدة.',
    },
  },
  {
    codes: {
      'bad-host': 'error',
      'bad-link': 'error',
    },
    reason: {
      en: 'The link is broken, and visitors think that the site is.',
      fr: 'Le lien ne mène nulle part, et qui le suit croit le site en panne.',
      ar: 'لا يؤدي الرابط إلى شيء، ومن يتبعه يظن أن الموقع معطل.',
    },
  },
  {
    codes: {
      'bad-asset': 'error',
      'picture-without-words': 'error',
    },
    reason: {
      en: 'The file would be missing or blurred, slow on a telephone, or say more than its owner wants.',
      fr: 'Le fichier manquerait, serait flou ou lent sur un téléphone, ou en dirait plus que son auteur ne veut.',
      ar: 'سيغيب الملف أو يكون غير واضح أو بطيئا على الهاتف، أو يكشف أكثر مما يريد صاحبه.',
    },
  },
  {
    codes: {
      'bad-route': 'error',
      'edition-address': 'error',
      'edition-in-edition': 'error',
      'edition-name': 'error',
    },
    reason: {
      en: 'A page would be empty, without links, or at the address of another page.',
      fr: 'Une page serait vide, introuvable, ou à l’adresse d’une autre.',
      ar: 'ستكون صفحة فارغة، أو لا يجدها أحد، أو على عنوان صفحة أخرى.',
    },
  },
  {
    codes: {},
    reason: {
      en: 'People book their journey by one of the two days, and it may be the wrong one.',
      fr: 'Qui réserve un voyage croit l’un des deux jours, et peut-être le mauvais.',
      ar: 'من يحجز سفرا يصدق أحد اليومين، وقد يكون الخاطئ.',
    },
  },
] as const satisfies readonly Row[];

type KeysOf<Each> = Each extends unknown ? keyof Each : never;

/** A code that the compiler's own stages report. */
export type StageCode = KeysOf<(typeof STAGES)[number]['codes']>;

/** Whether organisers may accept a problem of this code though it is an error. */
export const isAcceptableStage = (code: string): boolean => code === 'columns-exchanged';
