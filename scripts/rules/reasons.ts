import type { Reason } from '../content/report/reason';

/** Why problems matter: what happens if they stay. */
export const reasons = {
  badFile: {
    en: 'The file would be missing or blurred, slow on a telephone, or say more than its owner wants.',
    fr: 'Le fichier manquerait, serait flou ou lent sur un téléphone, ou en dirait plus que son auteur ne veut.',
    ar: 'سيغيب الملف أو يكون غير واضح أو بطيئا على الهاتف، أو يكشف أكثر مما يريد صاحبه.',
  },
  brokenLink: {
    en: 'The link is broken, and visitors think that the site is.',
    fr: 'Le lien ne mène nulle part, et qui le suit croit le site en panne.',
    ar: 'لا يؤدي الرابط إلى شيء، ومن يتبعه يظن أن الموقع معطل.',
  },
  calendarsNotTold: {
    en: 'Subscribed calendars get changes by a release alone.',
    fr: 'Les agendas abonnés n’apprennent les changements que par une publication.',
    ar: 'لا تعلم تقويمات المشتركين بالتغييرات إلا عبر إصدار.',
  },
  codeOfAnother: {
    en: 'Other systems identify people, papers and countries by this code: a wrong one belongs to another, or to none.',
    fr: 'D’autres systèmes reconnaissent par ce code personnes, articles et pays : faux, il désigne autrui ou personne.',
    ar: 'تعرف الأنظمة الأخرى الأشخاص والأوراق والبلدان بهذا الرمز، والرمز الخاطئ يدل على غيرهم.',
  },
  copiedRow: {
    en: 'A copied row shows somebody twice, or with the face, mailbox or university of somebody else.',
    fr: 'Une ligne copiée montre quelqu’un deux fois, ou avec le visage, l’adresse ou l’université d’un autre.',
    ar: 'السطر المنسوخ يظهر شخصا مرتين، أو بصورة غيره أو بريده أو جامعته.',
  },
  dayInDoubt: {
    en: 'People book their journey by one of the two days, and it may be the wrong one.',
    fr: 'Qui réserve un voyage croit l’un des deux jours, et peut-être le mauvais.',
    ar: 'من يحجز سفرا يصدق أحد اليومين، وقد يكون الخاطئ.',
  },
  doorUnknown: {
    en: 'People stand in the corridor and do not know which door is right.',
    fr: 'On se retrouve dans le couloir sans savoir quelle porte ouvrir.',
    ar: 'يقف الناس في الممر ولا يعرفون أي باب يفتحون.',
  },
  factElsewhere: {
    en: 'Pages need this fact once, under its own name; they do not show it from elsewhere.',
    fr: 'Les pages ont besoin de ce fait une seule fois, sous son nom ; ce qui est écrit ailleurs n’apparaît nulle part.',
    ar: 'تحتاج الصفحات إلى هذه المعلومة مرة واحدة وباسمها، وما يكتب في غير مكانه لا يظهر.',
  },
  hardToRead: {
    en: 'People with weak sight, and all in the sun, cannot read these colours.',
    fr: 'Les personnes malvoyantes, et tout le monde au soleil, ne peuvent pas lire ces couleurs.',
    ar: 'لا يستطيع ضعاف البصر، ولا غيرهم تحت الشمس، قراءة هذه الألوان.',
  },
  impossibleDay: {
    en: 'Authors plan months of work by this day, and write to you when it is impossible.',
    fr: 'Les auteurs planifient des mois de travail d’après ce jour, et vous écrivent s’il est impossible.',
    ar: 'يخطط المؤلفون أشهرا من العمل وفق هذا اليوم، ويراسلونكم إن كان مستحيلا.',
  },
  languagesIgnored: {
    en: 'Search engines ignore all languages if one of them is named twice.',
    fr: 'Les moteurs de recherche ne tiennent compte d’aucune langue si l’une est nommée deux fois, et les lecteurs tourneraient en rond.',
    ar: 'لا تأخذ محركات البحث بأي لغة إذا ذُكرت إحداها مرتين، وسيدور القرّاء في حلقة.',
  },
  leadsNowhere: {
    en: 'It refers to a record that does not exist, so that links would be broken.',
    fr: 'Il renvoie à un enregistrement qui n’existe pas, et les pages ne mèneraient nulle part.',
    ar: 'يشير إلى سجل غير موجود، ولن تؤدي الصفحات إلى شيء.',
  },
  librariesKeepIt: {
    en: 'Libraries and reference managers keep what they read here for ever.',
    fr: 'Bibliothèques et gestionnaires de références gardent pour toujours ce qu’ils lisent ici.',
    ar: 'تحفظ المكتبات وبرامج المراجع ما تقرؤه هنا إلى الأبد.',
  },
  linkMisleads: {
    en: 'The link leads elsewhere than it says, is not encrypted, or tracks visitors.',
    fr: 'Le lien mène ailleurs qu’il ne dit, peut être lu en chemin ou en dit trop sur les visiteurs.',
    ar: 'يؤدي الرابط إلى غير ما يقول، أو يمكن قراءته في الطريق، أو يكشف عن الزوار أكثر مما يعلمون.',
  },
  meantForOrganisers: {
    en: 'Visitors would read a note for the organisers, or that something is still missing.',
    fr: 'Les visiteurs liraient une note entre organisateurs : quelque chose reste à écrire ou à décider.',
    ar: 'سيقرأ الزوار ما يخص المنظمين: أن شيئا ما لم يكتب أو لم يقرر بعد.',
  },
  nameBecomesPerson: {
    en: 'Each name gets a page, an index entry and a place in citations, even if it is not a name.',
    fr: 'Chaque nom devient une page, une entrée d’index et une part des citations : ce qui n’en est pas un devient une personne.',
    ar: 'يصبح كل اسم صفحة ومدخلا في الفهرس وجزءا من الاستشهادات، وما ليس اسما يصبح شخصا.',
  },
  nameInBraces: {
    en: 'Visitors would read the name of a fact between braces instead of the fact.',
    fr: 'Les visiteurs liraient le nom d’un fait entre accolades au lieu du fait.',
    ar: 'سيقرأ الزوار اسم المعلومة بين أقواس بدل المعلومة نفسها.',
  },
  numberStaysBehind: {
    en: 'A number that was typed by hand stays the same when the fact changes, and people insist on the lower one.',
    fr: 'Un nombre tapé à la main reste en arrière quand le fait change, et l’on vous tient au plus bas.',
    ar: 'الرقم المكتوب باليد يبقى قديما حين تتغير المعلومة، ويطالبكم الناس بالأقل.',
  },
  oneFormOnly: {
    en: 'Schedules, calendars and sums are calculated from this value, so that it must have this form.',
    fr: 'Le programme, les calendriers et les sommes se calculent avec cette valeur, qui n’a donc qu’une forme.',
    ar: 'يحسب البرنامج والتقويمات والمبالغ من هذه القيمة، ولذلك لها شكل واحد فقط.',
  },
  onePersonTwoPages: {
    en: 'One person in two spellings has two pages, each with half of the work, and may be in two places at once unnoticed.',
    fr: 'Une personne écrite de deux façons a deux pages, chacune avec la moitié de son travail.',
    ar: 'من كتب اسمه بطريقتين له صفحتان، في كل منهما نصف عمله.',
  },
  orderOfCredit: {
    en: 'The order of authors is the order of credit: citations must not say another one than the paper itself.',
    fr: 'L’ordre des auteurs est celui du mérite : une citation ne doit pas en dire un autre que l’article lui-même.',
    ar: 'ترتيب المؤلفين هو ترتيب الفضل، فلا يجوز أن يخالف الاستشهاد ما في البحث نفسه.',
  },
  otherEdition: {
    en: 'Words of last year or of another conference make visitors doubt that the rest is of this one.',
    fr: 'Des mots de l’an passé ou d’un autre colloque font douter de tout le reste.',
    ar: 'كلمات من السنة الماضية أو من مؤتمر آخر تجعل الزوار يشكون في الباقي.',
  },
  pageNotFound: {
    en: 'A page would be empty, without links, or at the address of another page.',
    fr: 'Une page serait vide, introuvable, ou à l’adresse d’une autre.',
    ar: 'ستكون صفحة فارغة، أو لا يجدها أحد، أو على عنوان صفحة أخرى.',
  },
  personUnannounced: {
    en: 'People who come for this person do not learn where and when, and the person may not know either.',
    fr: 'Qui vient pour cette personne ne saurait ni où ni quand, et elle non plus peut-être.',
    ar: 'من يأتي من أجل هذا الشخص لن يعرف أين ومتى، وقد لا يعرف الشخص نفسه.',
  },
  placeInDoubt: {
    en: 'Visas, flights and statistics depend on the place: if two disagree, or a name is not in ISO 3166, one may be wrong.',
    fr: 'Visas, vols et statistiques suivent le lieu : si deux diffèrent, ou si un nom n’est pas dans l’ISO 3166, l’un peut être faux.',
    ar: 'تعتمد التأشيرات والرحلات والإحصاءات على المكان: إن اختلف مكانان، أو لم يرد اسم في ISO 3166، فقد يكون أحدهما خاطئا.',
  },
  signsArePrinted: {
    en: 'Markup is shown as it is typed, and screen readers read it out sign by sign.',
    fr: 'Des signes destinés à un programme sont imprimés lettre par lettre et lus un à un.',
    ar: 'تطبع الإشارات الموجهة إلى برنامج حرفا حرفا، وتقرأ واحدة واحدة.',
  },
  slipIsCopied: {
    en: 'A typo in a title or sentence is copied to programs, citations and calendars, where it stays.',
    fr: 'Une coquille passe dans les programmes, citations et calendriers, où plus personne ne la corrige.',
    ar: 'تنتقل الهفوة إلى البرامج والاستشهادات والتقويمات حيث لا يصلحها أحد.',
  },
  spreadsheetChangedIt: {
    en: 'A spreadsheet has changed what somebody typed, or would run it on the computer of those who open the table.',
    fr: 'Un tableur a changé ce qui a été tapé, ou l’exécuterait chez qui ouvre la table.',
    ar: 'غيّر برنامج الجداول ما كتب، أو سينفذه عند من يفتح الجدول.',
  },
  twoNamesAreOne: {
    en: 'Two names that differ in a capital letter or a zero are one name by mistake, or will be confused.',
    fr: 'Deux noms qui diffèrent d’une majuscule ou d’un zéro n’en font qu’un, ou seront confondus.',
    ar: 'الاسمان المختلفان بحرف كبير أو صفر هما واحد سهوا، أو سيخلط بينهما.',
  },
  twoPlacesAtOnce: {
    en: 'On the day, somebody or a room would be needed in two places at once.',
    fr: 'Le jour même, il faudrait une personne ou une salle à deux endroits à la fois.',
    ar: 'في ذلك اليوم سيكون شخص أو قاعة مطلوبا في مكانين في وقت واحد.',
  },
  unreadableFile: {
    en: 'The file cannot be read as it is, and all that it says would be missing on the site.',
    fr: 'Le fichier ne peut pas être lu tel quel, et tout ce qu’il dit manquerait sur le site.',
    ar: 'لا يمكن قراءة الملف كما هو، وسيغيب كل ما فيه عن الموقع.',
  },
  wordNotFound: {
    en: 'Searches do not find the word, copies have it wrong, and screen readers read something else.',
    fr: 'Le mot n’est pas celui que l’on cherche, copie ou entend d’un lecteur d’écran, même s’il a l’air juste.',
    ar: 'ليست هذه الكلمة التي يبحث عنها الناس أو ينسخونها أو يسمعونها من قارئ الشاشة وإن بدت صحيحة.',
  },
  wordsInEnglish: {
    en: 'Buttons and headings would be in English next to texts in another language.',
    fr: 'Boutons et titres seraient en anglais à côté de textes d’une autre langue.',
    ar: 'ستكون الأزرار والعناوين بالإنجليزية بجانب نصوص بلغة أخرى.',
  },
  wrongAccount: {
    en: 'Money that is sent to a wrong account comes back after weeks, or never.',
    fr: 'L’argent versé sur un mauvais compte revient après des semaines, ou jamais.',
    ar: 'المال المرسل إلى حساب خاطئ يعود بعد أسابيع، أو لا يعود.',
  },
  wrongAmount: {
    en: 'People pay the amount on the page: a lost digit is lost money, and an additional digit has to be paid back.',
    fr: 'On paie ce qui est écrit : un chiffre perdu ne se réclame plus, un chiffre de trop se rembourse.',
    ar: 'يدفع الناس ما هو مكتوب: الرقم الناقص لا يطالب به، والزائد يجب رده.',
  },
  wrongColumn: {
    en: 'A value in the wrong column is shown as something that it is not: a country as a person, a title as a room.',
    fr: 'Une valeur dans la mauvaise colonne passe pour autre chose : un pays pour une personne, un titre pour une salle.',
    ar: 'القيمة الموضوعة في عمود غير عمودها تظهر على أنها شيء آخر: بلد بدل شخص، أو عنوان بدل قاعة.',
  },
  wrongCurrency: {
    en: 'The payment service charges in the currency of this code, whatever the page says.',
    fr: 'Le service de paiement débite dans la monnaie de ce code, quoi que dise la page.',
    ar: 'تخصم خدمة الدفع بعملة هذا الرمز مهما قالت الصفحة.',
  },
  wrongDocument: {
    en: 'People would download a document of another session, or one that their program cannot open.',
    fr: 'On téléchargerait le document d’une autre session, ou un fichier que rien n’ouvre.',
    ar: 'سينزّل الناس وثيقة جلسة أخرى، أو ملفا لا يفتحه برنامجهم.',
  },
  wrongHour: {
    en: 'People come at the hour that is written, and their calendars warn them at that hour.',
    fr: 'On vient à l’heure écrite, et les agendas sonnent à cette heure.',
    ar: 'يأتي الناس في الساعة المكتوبة، وتنبههم تقويماتهم في تلك الساعة.',
  },
  wrongSession: {
    en: 'Sessions are called by their number in rooms and talks: a wrong one sends people to another session.',
    fr: 'On appelle les sessions par leur numéro : faux, il envoie ailleurs.',
    ar: 'تعرف الجلسات بأرقامها، والرقم الخاطئ يرسل الناس إلى جلسة أخرى.',
  },
  wrongTimeOfPaper: {
    en: 'A paper or part is announced at a time or in a session where it does not take place.',
    fr: 'Un article ou une partie est annoncé à une heure ou dans une session où il n’a pas lieu.',
    ar: 'يعلن عن ورقة أو جزء في وقت أو جلسة لا يقدم فيها.',
  },
} as const satisfies Readonly<Record<string, Reason>>;
