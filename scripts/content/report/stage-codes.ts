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
      en: 'Files of another format would be misread, and pages would show something other than what they say.',
      fr: 'Des fichiers d’un autre format seraient mal lus, et les pages montreraient autre chose que ce qu’ils disent.',
      ar: 'ستُقرأ الملفات ذات الصيغة الأخرى خطأً، وستعرض الصفحات غير ما فيها.',
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
      en: 'The file cannot be read as it is, and everything in it would be missing from the site.',
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
      fr: 'Une valeur dans la mauvaise colonne passe pour autre chose\u00a0: un pays pour une personne, un titre pour une salle.',
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
      en: 'Pages read this fact in one place, under its own name; they do not show it from elsewhere.',
      fr: 'Les pages lisent cette information à un seul endroit, sous son nom\u202f; écrite ailleurs, elle n’apparaît pas.',
      ar: 'تقرأ الصفحات هذه المعلومة من مكان واحد وباسمها، وما يُكتب في غيره لا يظهر.',
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
      en: 'Schedules, calendars and totals are calculated from this value, so it must have this form.',
      fr: 'Le programme, les agendas et les totaux se calculent avec cette valeur\u00a0: elle doit avoir cette forme.',
      ar: 'يُحسب البرنامج والتقويمات والمبالغ من هذه القيمة، لذلك يجب أن تُكتب بهذا الشكل.',
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
      en: 'Other systems identify people, papers and countries by this code: a wrong code belongs to something else, or to nothing.',
      fr: 'D’autres systèmes identifient par ce code des personnes, des articles et des pays\u00a0: un code faux en désigne un autre, ou aucun.',
      ar: 'تتعرف الأنظمة الأخرى بهذا الرمز على الأشخاص والأوراق والبلدان، والرمز الخاطئ يدل على غيرهم أو لا يدل على أحد.',
    },
  },
  {
    codes: {
      'unknown-reference': 'error',
    },
    reason: {
      en: 'It refers to a record that does not exist, so links would be broken.',
      fr: 'Il renvoie à une fiche qui n’existe pas\u00a0: les liens seraient rompus.',
      ar: 'يشير إلى سجل غير موجود، فتكون الروابط معطلة.',
    },
  },
  {
    codes: {
      formula: 'error',
    },
    reason: {
      en: 'A spreadsheet has changed what somebody typed, or would run it on the computers of people who open the table.',
      fr: 'Un tableur a modifié ce qui a été saisi, ou l’exécuterait sur l’ordinateur de ceux qui ouvrent le tableau.',
      ar: 'غيّر برنامج الجداول ما كُتب، أو سينفّذه على حاسوب من يفتح الجدول.',
    },
  },
  {
    codes: {
      'template-syntax': 'error',
      'template-unknown-name': 'error',
    },
    reason: {
      en: 'Visitors would read the name of a fact between braces instead of the fact.',
      fr: 'Les visiteurs liraient le nom d’une information entre accolades au lieu de cette information.',
      ar: 'سيقرأ الزوار اسم المعلومة بين أقواس بدل المعلومة نفسها.',
    },
  },
  {
    codes: {
      'needless-acceptance': 'warning',
    },
    reason: {
      en: 'An acceptance of something that is no longer there would hide the next problem of its kind.',
      fr: 'Accepter ce qui n’existe plus cacherait le prochain problème du même genre.',
      ar: 'قبول ما لم يعد موجودًا سيُخفي المشكلة التالية من نوعه.',
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
      fr: 'La recherche ne trouve pas ce mot, les copies sont fausses, et les lecteurs d’écran lisent autre chose.',
      ar: 'لا يعثر البحث على الكلمة، وتُنسخ خطأً، وتقرأ قارئات الشاشة غيرها.',
    },
  },
  {
    codes: {
      'text-too-long': 'warning',
    },
    reason: {
      en: 'Nobody reads so much in one place, no rule has checked it, and it is often another file that was pasted by mistake.',
      fr: 'Personne ne lit autant à un seul endroit, aucune règle ne l’a relu, et c’est souvent un autre fichier collé par erreur.',
      ar: 'لا أحد يقرأ كل هذا في موضع واحد، ولم تفحصه أي قاعدة، وغالبًا ما يكون ملفًّا آخر لُصق خطأً.',
    },
  },
  {
    codes: {
      'merge-conflict': 'warning',
    },
    reason: {
      en: 'Visitors would read a note for the organisers, or that something is still missing.',
      fr: 'Les visiteurs liraient une note destinée aux organisateurs, ou que quelque chose manque encore.',
      ar: 'سيقرأ الزوار ملاحظة موجهة إلى المنظمين، أو أن شيئًا ما زال ناقصًا.',
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
      en: 'Markup is shown as it is typed, and screen readers read it out character by character.',
      fr: 'Le balisage s’affiche tel quel, et les lecteurs d’écran le lisent signe par signe.',
      ar: 'تظهر رموز التنسيق كما كُتبت، وتقرؤها قارئات الشاشة رمزًا رمزًا.',
    },
  },
  {
    codes: {
      'bad-host': 'error',
      'bad-link': 'error',
    },
    reason: {
      en: 'The link does not work, and visitors think that the site is broken.',
      fr: 'Le lien ne fonctionne pas, et les visiteurs croient le site en panne.',
      ar: 'الرابط لا يعمل، فيظن الزوار أن الموقع معطل.',
    },
  },
  {
    codes: {
      'bad-asset': 'error',
      'picture-without-words': 'error',
    },
    reason: {
      en: 'The file would be missing or blurred, slow on a phone, or reveal more than its owner wants.',
      fr: 'Le fichier manquerait, serait flou ou lent sur un téléphone, ou en révélerait plus que son propriétaire ne le veut.',
      ar: 'سيغيب الملف، أو يكون غير واضح أو بطيئًا على الهاتف، أو يكشف أكثر مما يريد صاحبه.',
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
      ar: 'ستكون الصفحة فارغة، أو بلا روابط إليها، أو على عنوان صفحة أخرى.',
    },
  },
  {
    codes: {},
    reason: {
      en: 'A traveller may rely on the wrong date.',
      fr: 'Un voyageur peut se fier à la mauvaise date.',
      ar: 'قد يعتمد المسافر على التاريخ الخاطئ.',
    },
  },
] as const satisfies readonly Row[];

type KeysOf<Each> = Each extends unknown ? keyof Each : never;

/** A code that the compiler's own stages report. */
export type StageCode = KeysOf<(typeof STAGES)[number]['codes']>;

/** Whether organisers may accept a problem of this code though it is an error. */
export const isAcceptableStage = (code: string): boolean => code === 'columns-exchanged';
