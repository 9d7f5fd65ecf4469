import { countriesIn } from '../format/countries';
import { datesIn } from '../format/dates';
import { languagesIn } from '../format/languages';
import type { Words } from './en';
import { listsIn, pluralsIn, separatedBy } from './grammar';

/** The digits that numbers are written with: 0123456789, or ٠١٢٣٤٥٦٧٨٩. */
export type Digits = 'latin' | 'arabic';

/** A name or title from the data keeps its own direction, whatever script it is in (UAX #9, FSI and PDI). */
const isolated = (text: string) => `\u2068${text}\u2069`;

/**
 * The interface in Arabic. The names of the months are those of the tag's region: without one, those of the Maghreb
 * (جانفي، فيفري …). Without a choice, so are the digits: Latin in the Maghreb, Arabic ones in Egypt.
 */
export function arabic(tag: string, digits?: Digits): Words {
  const locale = new Intl.Locale(tag).region === undefined ? 'ar-TN' : tag;
  const usual = new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn' ? 'latin' : 'arabic';
  const written = (digits ?? usual) === 'latin' ? (text: string) => text : arabicDigits;
  const numeral = (value: number) => written(String(value));
  const plural = pluralsIn(locale);
  const conjunction = listsIn(locale, 'conjunction');
  const dayOfMonth = (day: string) => written(String(Number(day)));

  return {
    dates: datesIn(locale, {
      date: ({ year, month, day }) => `${dayOfMonth(day)} ${month} ${written(year)}`,
      dateDayFirst: ({ year, month, day }) => `${dayOfMonth(day)} ${month} ${written(year)}`,
      day: ({ weekday, month, day }) => `${weekday} ${dayOfMonth(day)} ${month}`,
      shortDay: ({ weekday, month, day }) => `${weekday} ${dayOfMonth(day)} ${month}`,
      // In words: which side of a hyphen comes first would depend on the text around it.
      daysOfMonth: (start, end) =>
        `من ${dayOfMonth(start.day)} إلى ${dayOfMonth(end.day)} ${start.month} ${written(start.year)}`,
      fromTo: (start, end) => `من ${start} إلى ${end}`,
      hour: (hours, minutes) => written(`${hours}:${minutes}`),
    }),
    // The conjunction that Intl writes would become one word with a Latin name.
    lists: separatedBy('، '),
    quoted: (text) => `«${isolated(text)}»`,
    opensInNewTab: ' (يُفتح في علامة تبويب جديدة)',

    // ما يحلّ محلّ ما لا تذكره البيانات.
    defaults: {
      online: 'عن بُعد',
      pages: {
        home: 'الرئيسية',
        topics: 'المحاور',
        'program-committee': 'لجنة البرنامج',
        'special-sessions': 'الجلسات الخاصة',
        'important-dates': 'مواعيد مهمة',
        registration: 'التسجيل',
        'registration-notification': 'إشعار التسجيل',
        'payment-form': 'الدفع',
        'payment-result': 'نتيجة الدفع',
        'payment-failure': 'لم تتم عملية الدفع',
        attending: 'الحضور',
        schedule: 'البرنامج',
        changes: 'تغييرات البرنامج',
        papers: 'الأوراق',
        people: 'الأشخاص',
        error: 'الصفحة غير موجودة',
      },
      notFound: 'لا توجد صفحة في هذا العنوان.',
      menus: {
        about: 'حول المؤتمر',
        aboutConference: 'المؤتمر',
        calls: 'دعوات المشاركة',
        committees: 'اللجان',
        specialSessions: 'الجلسات الخاصة',
        program: 'البرنامج',
        contact: 'اتصل بنا',
      },
      home: {
        importantDates: 'مواعيد مهمة',
        speakers: 'المتحدثون الرئيسيون',
        talkLabel: 'عنوان المحاضرة:',
        bioLabel: 'نبذة:',
        topics: 'المحاور',
        partners: 'الشركاء',
        chairs: 'الرئاسة',
        committees: 'اللجان',
        countdown: 'يُفتتح المؤتمر بعد',
        over: 'انعقد المؤتمر. شكرًا لكل من شارك فيه.',
      },
      fees: { heading: 'رسوم التسجيل', without: 'دون إقامة', with: 'مع الإقامة' },
      panelDetails: 'رئاسة الحلقة والمشاركون فيها',
    },

    layout: { skip: 'الانتقال إلى المحتوى' },
    navigation: { main: 'القائمة الرئيسية', menu: 'القائمة' },
    themeMenu: { label: 'الألوان', choices: { system: 'حسب النظام', light: 'فاتحة', dark: 'داكنة' } },
    footer: {
      heading: 'للتواصل معنا',
      takesPlace: (acronym, city, country) => `يُعقد ${isolated(acronym)} في ${isolated(city)}، ${isolated(country)}.`,
      takesPlaceIn: (acronym, city) => `يُعقد ${isolated(acronym)} في ${isolated(city)}.`,
      takesPlaceOnline: (acronym) => `يُعقد ${isolated(acronym)} عن بُعد.`,
      licences: 'تراخيص مكوّنات هذا الموقع',
      about: 'حول هذا الموقع',
      program: 'البرنامج',
      groups: {
        academic: 'للمسائل العلمية',
        organisational: 'للمسائل التنظيمية',
        'special-sessions': 'للجلسات الخاصة',
        web: 'للموقع والنشر',
      },
    },
    editions: {
      label: 'دورة سابقة',
      isPast: (acronym) => `${isolated(acronym)} دورة سابقة من هذا المؤتمر.`,
      newest: (acronym) => `أحدث دورة: ${isolated(acronym)}`,
      all: 'الدورات السابقة',
    },
    error: { home: 'الذهاب إلى الصفحة الرئيسية' },
    withoutScript: {
      notLoaded: 'لم يُحمَّل هذا الجزء من الصفحة.',
      reload: 'إعادة تحميل الصفحة',
      ifThatFails: 'إن لم ينفع ذلك فراسلونا: عناويننا في أسفل كل صفحة.',
    },

    hero: {
      stars: (count) =>
        plural(count, {
          zero: 'بلا نجوم',
          one: 'نجمة واحدة',
          two: 'نجمتان',
          few: `${numeral(count)} نجوم`,
          many: `${numeral(count)} نجمة`,
          other: `${numeral(count)} نجمة`,
        }),
    },
    news: { label: 'الأخبار' },
    speakers: {
      profile: 'السيرة العلمية',
      profileOf: (name) => `السيرة العلمية: ${isolated(name)}`,
      noProfile: 'لا توجد سيرة',
    },
    topics: { list: 'قائمة المحاور', previous: 'السابق', next: 'التالي', all: 'كل المحاور' },
    partners: { pause: 'إيقاف', play: 'تشغيل' },
    committees: { ownPage: 'صفحة اللجنة' },
    country: countriesIn(locale),
    language: languagesIn(locale),
    person: {
      orcid: 'ORCID',
      orcidOf: (name) => `معرّف ORCID للباحث ${isolated(name)}`,
      page: 'الصفحة',
      pageOf: (name) => `صفحة ${isolated(name)}`,
    },
    countdown: {
      on: 'المؤتمر منعقد الآن.',
      label: 'الوقت المتبقي على افتتاح المؤتمر',
      stop: 'إيقاف العدّ التنازلي',
      start: 'تشغيل العدّ التنازلي',
      units: { days: 'أيام', hours: 'ساعات', minutes: 'دقائق', seconds: 'ثوانٍ' },
    },
    join: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      welcome: (brand) => `مرحبًا بكم في ${isolated(brand)}! يسعدنا وجودكم معنا.`,
      errors: {
        name: 'عذرًا، الاسم مطلوب.',
        lastName: 'عذرًا، اسم العائلة مطلوب.',
        email: 'عذرًا، البريد الإلكتروني مطلوب.',
        invalidEmail: 'عذرًا، يبدو أن عنوان البريد الإلكتروني غير صحيح.',
        password: 'عذرًا، كلمة المرور مطلوبة.',
        shortPassword: `يجب ألا تقل كلمة المرور عن ${numeral(6)} أحرف.`,
      },
    },

    fees: { category: 'الفئة', notOffered: 'غير متاح' },
    supplements: {
      caption: 'رسوم إضافية',
      title: 'الرسم الإضافي',
      local: (currency) => `للمشاركين من داخل البلاد (${isolated(currency)})`,
      international: (currency) => `للمشاركين من الخارج (${isolated(currency)})`,
    },
    panel: {
      themes: 'المحاور',
      chair: 'مدير الحلقة النقاشية',
      speaker: 'متحدث',
      panelists: 'المشاركون في الحلقة النقاشية',
      company: 'المؤسسة',
      nameAndRole: 'الاسم والصفة',
      picture: 'الصورة',
    },
    statement: { reviewed: 'آخر مراجعة' },
    specialSession: {
      chairs: 'المشرفون على الجلسة',
      about: 'عن الجلسة',
      submission: 'تقديم الأوراق',
      deadline: 'آخر أجل لتقديم الأوراق',
      submit: 'تقديم ورقة',
      templates: 'قوالب الأوراق',
      details: 'اضغط هنا للمزيد من التفاصيل',
      pdf: 'ملف PDF',
    },
    calendars: {
      heading: 'التقويمات',
      add: 'أضف إلى التقويم',
      subscribe: 'اشترك',
      refresh:
        'الملف يحمل البرنامج كما هو الآن. أما الاشتراك فيتبع تغييراته، ولكن ليس في الحال: يعود Google خلال يوم، وOutlook خلال ساعات، وApple بحسب اختيارك.',
      days: 'بحسب اليوم',
      rooms: 'بحسب القاعة',
      apps: 'لتطبيقات البرامج',
      xml: 'XML لتطبيقي EventFahrplan وGiggity',
      json: 'JSON',
      csv: 'CSV',
      openData: 'بيانات مفتوحة',
      tables: {
        sessions: 'الجلسات',
        papers: 'الأوراق',
        people: 'الأشخاص',
        committees: 'اللجان',
        deadlines: 'المواعيد',
      },
    },

    changes: {
      release: (version, day) => `الإصدار ${numeral(version)}، ${day}`,
      first: 'البرنامج كما نُشر أول مرة.',
      follow: 'موجز الأخبار (Atom)',
      now: (now, before) => `${isolated(now)} (سابقًا: ${isolated(before)})`,
      none: 'لا شيء',
      marks: {
        added: 'جديد',
        cancelled: 'أُلغي',
        withdrawn: 'سُحب من البرنامج',
        planned: 'سيُعقد من جديد',
        moved: 'نُقل',
        renamed: 'تغيّر عنوانه',
        changed: 'تغيّر',
      },
      facts: { title: 'العنوان', time: 'الوقت', rooms: 'القاعة', people: 'المشاركون' },
      updated: (day) => `حُدّث في ${day}`,
    },

    schedule: {
      timesAre: (zone) => `الأوقات بتوقيت ${isolated(zone)}`,
      allTimesAre: (zone) => `جميع الأوقات بتوقيت ${isolated(zone)}.`,
      booklet: (title) => `تنزيل ${isolated(title)} (PDF)`,
      onThisPage: 'في هذه الصفحة',
      days: 'الأيام',
      overview: 'كل الأيام',
      atAGlance: 'لمحة عامة',
      dayPage: (title, day) => `${isolated(title)}: ${day}`,
      sessionCount: (count) =>
        plural(count, {
          zero: 'بلا جلسات',
          one: 'جلسة واحدة',
          two: 'جلستان',
          few: `${numeral(count)} جلسات`,
          many: `${numeral(count)} جلسة`,
          other: `${numeral(count)} جلسة`,
        }),
      paperCount: (count) =>
        plural(count, {
          zero: 'بلا أوراق',
          one: 'ورقة واحدة',
          two: 'ورقتان',
          few: `${numeral(count)} أوراق`,
          many: `${numeral(count)} ورقة`,
          other: `${numeral(count)} ورقة`,
        }),
      fullDay: (day) => `البرنامج الكامل ليوم ${day}`,
      tables: 'الجداول',
      program: 'البرنامج المفصّل',
      posters: 'الملصقات العلمية',
      listOfPosters: 'قائمة الملصقات العلمية',
      time: 'الوقت',
      elsewhere: 'مكان آخر',
      roomsOf: (day) => `قاعات يوم ${day}`,
      ownTime: 'وقت هذه الجلسة',
      session: (number, title) => `الجلسة ${numeral(number)}: ${isolated(title)}`,
      modes: { online: 'عن بُعد', hybrid: 'حضوري وعن بُعد' },
      statuses: { cancelled: 'ملغاة', moved: 'منقولة' },
      partOf: 'جزء من',
      parts: 'الأجزاء',
      takePart: 'المشاركة عن بُعد',
      backToTable: 'العودة إلى الجدول',
      backToList: 'العودة إلى لمحة اليوم',
      chairs: (count) => plural(count, { one: 'رئاسة الجلسة', two: 'رئيسا الجلسة', other: 'رؤساء الجلسة' }),
      speaker: 'المتحدث الرئيسي',
      panel: 'حلقة نقاشية',
      panelChair: 'إدارة الحلقة',
      specialSession: 'جلسة خاصة',
      paper: 'ورقة',
      abstract: 'الملخّص',
      keywords: 'الكلمات المفتاحية',
      topics: 'المحاور',
      track: 'المسار',
      pages: (pages) => `ص ${isolated(written(pages))}`,
      board: (board) => `اللوحة ${isolated(board)}`,
      correspondence: 'للمراسلة',
      files: { pdf: 'PDF', slides: 'شرائح العرض', video: 'فيديو', code: 'الشيفرة البرمجية' },
      poster: 'ملصق علمي',
    },

    records: {
      presented: (authors, title, acronym) =>
        `${isolated(authors)}: «${isolated(title)}». قُدّمت في ${isolated(acronym)}.`,
      contributes: (name, acronym, roles) => `${isolated(name)} في ${isolated(acronym)}: ${roles}.`,
      topic: (title, acronym, about) => `${isolated(title)}: أوراق ${isolated(acronym)}. ${about}`,
      roles: {
        member: 'عضوية لجنة',
        speaker: 'متحدث رئيسي',
        organizer: 'تنظيم جلسة خاصة',
        'panel-chair': 'إدارة حلقة نقاش',
        panelist: 'مشاركة في حلقة نقاش',
        editor: 'تحرير وقائع المؤتمر',
        author: 'تأليف',
        chair: 'رئاسة جلسة',
      },
      paper: (id) => `الورقة ${isolated(id)}`,
      poster: (id) => `الملصق ${isolated(id)}`,
      authors: 'المؤلفون',
      whenAndWhere: 'الزمان والمكان',
      inSession: 'الجلسة',
      about: 'عن الورقة',
      aboutPoster: 'عن الملصق',
      board: 'اللوحة',
      pages: 'الصفحات',
      doi: 'DOI',
      note: 'ملاحظة',
      day: 'اليوم',
      onPanel: 'المشاركون',
      files: 'الملفات',
      fileOf: (file, title) => `${file}: ${isolated(title)}`,
      award: 'الجائزة',
      language: 'اللغة',
      room: 'القاعة',
      papers: 'الأوراق',
      noneYet: 'لا أوراق مذكورة في هذه الجلسة.',
      nearby: (session) => `في الجلسة نفسها: ${isolated(session)}`,
      previous: 'السابقة',
      next: 'التالية',
      sameRoom: 'ما قبلها وما بعدها',
      before: 'قبلها',
      after: 'بعدها',
      inSchedule: 'في البرنامج',
      committees: 'اللجان',
      talks: 'المحاضرات',
      chairs: 'رئاسة الجلسات',
      panels: 'حلقات النقاش',
      specialSessions: 'تنظيم الجلسات الخاصة',
      edits: 'يحرّر وقائع المؤتمر',
      proceedings: 'وقائع المؤتمر',
      biography: 'السيرة الذاتية',
      bySession: 'حسب الجلسة',
      byTitle: 'حسب العنوان',
      byTopic: 'حسب الموضوع',
      letters: 'الحروف',
      listed: (title, part) => `${isolated(title)}: ${isolated(part)}`,
      otherLetters: 'حروف أخرى',
      peopleCount: (count) =>
        plural(count, {
          zero: 'لا أحد',
          one: 'شخص واحد',
          two: 'شخصان',
          few: `${numeral(count)} أشخاص`,
          many: `${numeral(count)} شخصًا`,
          other: `${numeral(count)} شخص`,
        }),
      cite: {
        heading: 'للاستشهاد بها',
        text: 'نص',
        copy: 'نسخ',
        copied: 'نُسخ',
        download: (format) => `تنزيل ${isolated(format)}`,
      },
    },

    paymentForm: {
      required: '(إلزامي)',
      firstName: 'الاسم الأول',
      lastName: 'اسم العائلة',
      email: 'البريد الإلكتروني',
      amount: 'المبلغ',
      amountHint: 'بالأرقام اللاتينية، مع نقطة قبل الكسور العشرية: 700 أو 12.50',
      currency: 'العملة',
      chooseCurrency: 'اختر العملة',
      errors: {
        firstName: 'عذرًا، الاسم الأول مطلوب. 😅',
        notAlphabetic: 'يُسمح بالحروف فقط',
        lastName: 'عذرًا، اسم العائلة مطلوب. 😅',
        email: 'عذرًا، البريد الإلكتروني مطلوب.',
        invalidEmail: 'عذرًا، يبدو أن عنوان البريد الإلكتروني غير صحيح.',
        amount: 'مطلوب',
        invalidAmount: 'المبلغ غير صحيح. يُرجى إدخال قيمة مالية صحيحة.',
        currency: 'مطلوب',
      },
    },
    paymentResult: { email: 'البريد الإلكتروني', amount: 'المبلغ', currency: 'العملة' },

    documents: {
      name: 'الاسم',
      affiliation: 'المؤسسة',
      email: 'البريد الإلكتروني',
      contents: 'المحتويات',
      onPage: (heading, page) => `${isolated(heading)}، الصفحة ${numeral(page)}`,
      pageOf: (page, pages) => `الصفحة ${numeral(page)} من ${numeral(pages)}`,
      booklet: {
        organisedBy: (organizer) => `تنظيم: ${isolated(organizer)}`,
        welcome: (acronym) => `مرحبًا بكم في ${isolated(acronym)}`,
        programCommittee: 'لجنة البرنامج',
        profile: 'السيرة العلمية',
        schedule: 'الجدول الزمني',
        localTimes: (city, zone) => `جميع الأوقات بالتوقيت المحلي لمدينة ${isolated(city)} (${isolated(zone)}).`,
        time: 'الوقت',
        room: 'القاعة',
        session: 'الجلسة',
        specialSessions: 'الجلسات الخاصة',
        inSchedule: (numbers) => {
          const which = plural(numbers.length, { one: 'الجلسة', two: 'الجلستان', other: 'الجلسات' });
          return `في الجدول الزمني: ${which} ${conjunction.text(numbers.map(numeral))}`;
        },
        papersElsewhere: (papers) =>
          `يعرض هذا الكتيّب الجلسات. أما أوراقها فتجدونها في الجدول الزمني على الموقع: ${papers} في المجموع.`,
        practical: 'معلومات عملية',
        contacts: 'للتواصل معنا',
        contactFor: 'الموضوع',
      },
      guidelines: { questions: 'للأسئلة', onTheWeb: 'هذه الدعوة على الويب' },
      call: {
        eyebrow: (acronym) => `${isolated(acronym)}: دعوة لتقديم الأوراق لجلسة خاصة`,
        about: 'عن الجلسة',
        submission: 'تقديم الأوراق',
        chairs: 'المشرفون على الجلسة',
        conference: 'المؤتمر',
        deadline: 'آخر أجل لتقديم الأوراق',
        submitAt: 'تُقدَّم الأوراق عبر',
        onTheWeb: 'على الويب',
        seeAlso: 'انظر أيضًا',
      },
      proposal: {
        title: 'مقترح جلسة خاصة',
        submitBefore: 'يُرجى ملء هذه الاستمارة وحفظها بصيغة PDF وتقديمها عبر ',
        submitAfter: '. الأسطر المائلة إرشادات يمكن حذفها.',
        page: 'الصفحة ',
        of: ' من ',
        session: {
          heading: 'عنوان الجلسة',
          hint: 'يظهر الاسم المختصر في القوائم وفي البرنامج.',
          title: 'العنوان',
          shortName: 'الاسم المختصر',
        },
        motivation: {
          heading: 'الدوافع والنطاق',
          hint: 'نحو نصف صفحة: المسألة التي تتناولها الجلسة، وأهميتها اليوم، وما تضيفه إلى محاور المؤتمر.',
          motivation: 'الدوافع',
          scope: 'النطاق',
        },
        topics: { heading: 'المحاور', hint: 'محور واحد في كل صف، وتُضاف الصفوف عند الحاجة.', topic: 'المحور' },
        chairs: {
          heading: 'المشرفون',
          hint: 'تكون المراسلة مع المشرف الأول. ويحضر المؤتمر مشرف واحد على الأقل.',
        },
        biographies: {
          heading: 'السير العلمية للمشرفين',
          hint: 'ثلاث جمل أو أربع لكل مشرف، مع ذكر خبرته في تنظيم الجلسات إن وُجدت.',
          chair: (number) => `المشرف ${numeral(number)}`,
        },
        papers: {
          heading: 'الأوراق المتوقعة',
          hint: (least, most) => `تضم الجلسة من ${numeral(least)} إلى ${numeral(most)} أوراق.`,
          number: (least, most) => `عدد الأوراق (من ${numeral(least)} إلى ${numeral(most)})`,
        },
        authors: {
          heading: 'المؤلفون المرتقبون',
          hint: 'المؤلفون الذين جرى التواصل معهم، مع عناوين مؤقتة إن وُجدت.',
          authors: 'المؤلفون',
          title: 'العنوان المؤقت',
        },
        reviewers: {
          heading: 'المحكّمون',
          hint: 'من وافقوا على التحكيم. يقرأ كل ورقة ثلاثة محكّمين على الأقل، ولا يتولى أحد ورقة من تأليفه.',
        },
        publicity: {
          heading: 'التعريف بالجلسة',
          hint: 'القوائم البريدية والجمعيات والمشاريع والشبكات التي ستُبلَّغ.',
          plan: 'خطة التعريف',
        },
      },
    },
  };
}

const arabicDigits = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode('٠'.charCodeAt(0) + Number(digit)));
