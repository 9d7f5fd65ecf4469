import type { Reason } from '../content/report/reason';

/** Why problems matter: what happens if they stay. */
export const reasons = {
  badFile: {
    en: 'The file would be missing or blurred, slow on a phone, or reveal more than its owner wants.',
    fr: 'Le fichier manquerait, serait flou ou lent sur un téléphone, ou en révélerait plus que son propriétaire ne le veut.',
    ar: 'سيغيب الملف، أو يكون غير واضح أو بطيئًا على الهاتف، أو يكشف أكثر مما يريد صاحبه.',
  },
  brokenLink: {
    en: 'The link does not work, and visitors think that the site is broken.',
    fr: 'Le lien ne fonctionne pas, et les visiteurs croient le site en panne.',
    ar: 'الرابط لا يعمل، فيظن الزوار أن الموقع معطل.',
  },
  calendarsNotTold: {
    en: 'Subscribed calendars get changes only with a release.',
    fr: 'Les agendas abonnés ne reçoivent les changements qu’avec une nouvelle version publiée.',
    ar: 'لا تصل التغييرات إلى تقويمات المشتركين إلا بنشر إصدار جديد.',
  },
  codeOfAnother: {
    en: 'Other systems identify people, papers and countries by this code: a wrong code belongs to something else, or to nothing.',
    fr: 'D’autres systèmes identifient par ce code des personnes, des articles et des pays\u00a0: un code faux en désigne un autre, ou aucun.',
    ar: 'تتعرف الأنظمة الأخرى بهذا الرمز على الأشخاص والأوراق والبلدان، والرمز الخاطئ يدل على غيرهم أو لا يدل على أحد.',
  },
  copiedRow: {
    en: 'A copied row shows somebody twice, or with the face, mailbox or university of somebody else.',
    fr: 'Une ligne copiée montre quelqu’un deux fois, ou avec le visage, l’adresse ou l’université d’un autre.',
    ar: 'السطر المنسوخ يُظهر شخصًا مرتين، أو بصورة غيره أو بريده أو جامعته.',
  },
  dayInDoubt: {
    en: 'A traveller may rely on the wrong date.',
    fr: 'Un voyageur peut se fier à la mauvaise date.',
    ar: 'قد يعتمد المسافر على التاريخ الخاطئ.',
  },
  doorUnknown: {
    en: 'People stand in the corridor and do not know which door is right.',
    fr: 'On se retrouve dans le couloir sans savoir quelle porte ouvrir.',
    ar: 'يقف الناس في الممر ولا يعرفون أي باب يفتحون.',
  },
  factElsewhere: {
    en: 'Pages read this fact in one place, under its own name; they do not show it from elsewhere.',
    fr: 'Les pages lisent cette information à un seul endroit, sous son nom\u202f; écrite ailleurs, elle n’apparaît pas.',
    ar: 'تقرأ الصفحات هذه المعلومة من مكان واحد وباسمها، وما يُكتب في غيره لا يظهر.',
  },
  hardToRead: {
    en: 'People with low vision, and everybody in bright sunlight, cannot read these colours.',
    fr: 'Les personnes malvoyantes, et tout le monde au soleil, ne peuvent pas lire ces couleurs.',
    ar: 'لا يستطيع ضعاف البصر، ولا غيرهم تحت الشمس، قراءة هذه الألوان.',
  },
  impossibleDay: {
    en: 'Authors plan months of work by this date, and write to you if it is impossible.',
    fr: 'Les auteurs planifient des mois de travail d’après cette date, et vous écrivent si elle est impossible.',
    ar: 'يخطط المؤلفون لأشهر من العمل وفق هذا التاريخ، ويراسلونكم إن كان مستحيلًا.',
  },
  languagesIgnored: {
    en: 'Search engines ignore all languages if one of them is named twice.',
    fr: 'Les moteurs de recherche ne tiennent compte d’aucune langue si l’une d’elles est indiquée deux fois.',
    ar: 'تتجاهل محركات البحث اللغات كلها إذا ذُكرت إحداها مرتين.',
  },
  leadsNowhere: {
    en: 'It refers to a record that does not exist, so links would be broken.',
    fr: 'Il renvoie à une fiche qui n’existe pas\u00a0: les liens seraient rompus.',
    ar: 'يشير إلى سجل غير موجود، فتكون الروابط معطلة.',
  },
  librariesKeepIt: {
    en: 'Libraries and reference managers keep what they read here forever.',
    fr: 'Les bibliothèques et les gestionnaires de références conservent pour toujours ce qu’ils lisent ici.',
    ar: 'تحفظ المكتبات وبرامج إدارة المراجع ما تقرؤه هنا إلى الأبد.',
  },
  linkMisleads: {
    en: 'The link does not lead where it says, is not encrypted, or tracks visitors.',
    fr: 'Le lien ne mène pas là où il le dit, n’est pas chiffré ou suit les visiteurs.',
    ar: 'يؤدي الرابط إلى غير ما يُظهر، أو ليس مشفّرًا، أو يتعقّب الزوار.',
  },
  meantForOrganisers: {
    en: 'Visitors would read a note for the organisers, or that something is still missing.',
    fr: 'Les visiteurs liraient une note destinée aux organisateurs, ou que quelque chose manque encore.',
    ar: 'سيقرأ الزوار ملاحظة موجهة إلى المنظمين، أو أن شيئًا ما زال ناقصًا.',
  },
  nameBecomesPerson: {
    en: 'Each name gets a page, an index entry and a place in citations, even if it is not a name.',
    fr: 'Chaque nom a une page, une entrée d’index et une place dans les citations, même si ce n’est pas un nom.',
    ar: 'لكل اسم صفحة ومدخل في الفهرس ومكان في الاستشهادات، وإن لم يكن اسمًا حقًّا.',
  },
  nameInBraces: {
    en: 'Visitors would read the name of a fact between braces instead of the fact.',
    fr: 'Les visiteurs liraient le nom d’une information entre accolades au lieu de cette information.',
    ar: 'سيقرأ الزوار اسم المعلومة بين أقواس بدل المعلومة نفسها.',
  },
  numberStaysBehind: {
    en: 'A number that was typed by hand stays the same when the fact changes, and people will insist on the lower one.',
    fr: 'Un nombre saisi à la main ne change pas avec l’information, et l’on s’en tiendra au plus bas.',
    ar: 'الرقم المكتوب باليد لا يتغير بتغير المعلومة، وسيتمسك الناس بالأقل.',
  },
  oneFormOnly: {
    en: 'Schedules, calendars and totals are calculated from this value, so it must have this form.',
    fr: 'Le programme, les agendas et les totaux se calculent avec cette valeur\u00a0: elle doit avoir cette forme.',
    ar: 'يُحسب البرنامج والتقويمات والمبالغ من هذه القيمة، لذلك يجب أن تُكتب بهذا الشكل.',
  },
  onePersonTwoPages: {
    en: 'One person in two spellings has two pages, each with half of the work, and clashes in the schedule go unnoticed.',
    fr: 'Une personne dont le nom est écrit de deux façons a deux pages, chacune avec la moitié de ses travaux.',
    ar: 'من كُتب اسمه بطريقتين له صفحتان، في كل منهما نصف أعماله.',
  },
  orderOfCredit: {
    en: 'The order of authors is the order of credit: citations must have the same order as the paper.',
    fr: 'L’ordre des auteurs a un sens\u00a0: les citations doivent suivre celui de l’article.',
    ar: 'لترتيب المؤلفين دلالة، فلا يجوز أن يخالف الاستشهاد ما في الورقة نفسها.',
  },
  otherEdition: {
    en: 'Words from last year or from another conference make visitors doubt the rest.',
    fr: 'Des mots de l’an passé ou d’une autre conférence font douter de tout le reste.',
    ar: 'كلمات من السنة الماضية أو من مؤتمر آخر تجعل الزوار يشكون في الباقي.',
  },
  pageNotFound: {
    en: 'A page would be empty, without links, or at the address of another page.',
    fr: 'Une page serait vide, introuvable, ou à l’adresse d’une autre.',
    ar: 'ستكون الصفحة فارغة، أو بلا روابط إليها، أو على عنوان صفحة أخرى.',
  },
  personUnannounced: {
    en: 'People who come for this person cannot find out where and when, and the person may not know either.',
    fr: 'Le public de cette personne ne saurait ni où ni quand venir, et elle non plus peut-être.',
    ar: 'من يأتي من أجل هذا الشخص لن يعرف أين ومتى، وقد لا يعرف الشخص نفسه.',
  },
  placeInDoubt: {
    en: 'Visas, flights and statistics depend on the place: if two disagree, or a name is not in ISO 3166, one may be wrong.',
    fr: 'Visas, vols et statistiques dépendent du lieu\u00a0: si deux lieux diffèrent, ou si un nom n’est pas dans l’ISO 3166, l’un peut être faux.',
    ar: 'تعتمد التأشيرات والرحلات والإحصاءات على المكان: إن اختلف مكانان، أو لم يرد اسم في ISO 3166، فقد يكون أحدهما خاطئًا.',
  },
  signsArePrinted: {
    en: 'Markup is shown as it is typed, and screen readers read it out character by character.',
    fr: 'Le balisage s’affiche tel quel, et les lecteurs d’écran le lisent signe par signe.',
    ar: 'تظهر رموز التنسيق كما كُتبت، وتقرؤها قارئات الشاشة رمزًا رمزًا.',
  },
  slipIsCopied: {
    en: 'A typo in a title or sentence is copied to programs, citations and calendars, where it stays.',
    fr: 'Une coquille passe dans les programmes, les citations et les agendas, et elle y reste.',
    ar: 'ينتقل الخطأ المطبعي في عنوان أو جملة إلى البرامج والاستشهادات والتقويمات ويبقى فيها.',
  },
  spreadsheetChangedIt: {
    en: 'A spreadsheet has changed what somebody typed, or would run it on the computers of people who open the table.',
    fr: 'Un tableur a modifié ce qui a été saisi, ou l’exécuterait sur l’ordinateur de ceux qui ouvrent le tableau.',
    ar: 'غيّر برنامج الجداول ما كُتب، أو سينفّذه على حاسوب من يفتح الجدول.',
  },
  twoNamesAreOne: {
    en: 'Two names that differ only in a capital letter or a zero are one misspelt name, or will be confused.',
    fr: 'Deux noms qui ne diffèrent que par une majuscule ou un zéro sont un seul nom mal écrit, ou seront confondus.',
    ar: 'الاسمان المختلفان بحرف كبير أو صفر فقط اسم واحد كُتب خطأً، أو سيُخلط بينهما.',
  },
  twoPlacesAtOnce: {
    en: 'On the day, somebody or a room would be needed in two places at once.',
    fr: 'Le jour même, il faudrait une personne ou une salle à deux endroits à la fois.',
    ar: 'في ذلك اليوم سيُطلب شخص أو قاعة في مكانين في وقت واحد.',
  },
  unreadableFile: {
    en: 'The file cannot be read as it is, and everything in it would be missing from the site.',
    fr: 'Le fichier ne peut pas être lu tel quel, et tout ce qu’il dit manquerait sur le site.',
    ar: 'لا يمكن قراءة الملف كما هو، وسيغيب كل ما فيه عن الموقع.',
  },
  wordNotFound: {
    en: 'Searches do not find the word, copies have it wrong, and screen readers read something else.',
    fr: 'La recherche ne trouve pas ce mot, les copies sont fausses, et les lecteurs d’écran lisent autre chose.',
    ar: 'لا يعثر البحث على الكلمة، وتُنسخ خطأً، وتقرأ قارئات الشاشة غيرها.',
  },
  wordsInEnglish: {
    en: 'Buttons and headings would be in English next to texts in another language.',
    fr: 'Les boutons et les titres seraient en anglais à côté de textes dans une autre langue.',
    ar: 'ستكون الأزرار والعناوين بالإنجليزية بجانب نصوص بلغة أخرى.',
  },
  wrongAccount: {
    en: 'Money that is sent to the wrong account comes back after weeks, or never.',
    fr: 'L’argent versé sur un mauvais compte revient après des semaines, ou jamais.',
    ar: 'المال المرسل إلى حساب خاطئ يعود بعد أسابيع، أو لا يعود.',
  },
  wrongAmount: {
    en: 'People pay the amount on the page: a missing digit is lost money, and an extra digit has to be paid back.',
    fr: 'On paie le montant affiché\u00a0: un chiffre perdu est de l’argent perdu, un chiffre de trop doit être remboursé.',
    ar: 'يدفع الناس المبلغ المعروض: الرقم الناقص خسارة، والزائد يجب رده.',
  },
  wrongColumn: {
    en: 'A value in the wrong column is shown as something that it is not: a country as a person, a title as a room.',
    fr: 'Une valeur dans la mauvaise colonne passe pour autre chose\u00a0: un pays pour une personne, un titre pour une salle.',
    ar: 'القيمة الموضوعة في عمود غير عمودها تظهر على أنها شيء آخر: بلد بدل شخص، أو عنوان بدل قاعة.',
  },
  wrongCurrency: {
    en: 'The payment service charges in the currency of this code, whatever the page says.',
    fr: 'Le service de paiement débite dans la devise de ce code, quoi que dise la page.',
    ar: 'تخصم خدمة الدفع بعملة هذا الرمز مهما قالت الصفحة.',
  },
  wrongDocument: {
    en: 'People would download a document of another session, or one that their program cannot open.',
    fr: 'On téléchargerait le document d’une autre session, ou un fichier impossible à ouvrir.',
    ar: 'سينزّل الناس وثيقة جلسة أخرى، أو ملفًّا لا يفتحه برنامجهم.',
  },
  wrongHour: {
    en: 'People come at the time shown, and their calendars remind them of it.',
    fr: 'On vient à l’heure affichée, et les agendas la rappellent.',
    ar: 'يأتي الناس في الوقت المعروض، وتذكّرهم به تقويماتهم.',
  },
  wrongSession: {
    en: 'People find sessions by their number: a wrong number sends them to another session.',
    fr: 'On trouve une session par son numéro\u00a0: un mauvais numéro envoie le public dans une autre.',
    ar: 'تُعرف الجلسات بأرقامها، والرقم الخاطئ يرسل الناس إلى جلسة أخرى.',
  },
  wrongTimeOfPaper: {
    en: 'A paper or part is announced at a time or in a session in which it does not take place.',
    fr: 'Un article ou une partie est annoncé à une heure ou dans une session où il n’a pas lieu.',
    ar: 'يُعلن عن ورقة أو جزء في وقت أو جلسة لا يُقدَّم فيها.',
  },
} as const satisfies Readonly<Record<string, Reason>>;
