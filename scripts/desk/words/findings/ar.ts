import type { Sentences } from './sentences';

/** The sentences of findings in Arabic: those of all codes under `*`, then those of each code. */
export const ar: Sentences = {
  '*': {
    '<0> If it is right as it is, accept it with a reason in accepted-warnings.yaml.':
      '<0> إن كان صحيحًا كما هو فاقبلوه مع ذكر السبب في accepted-warnings.yaml.',
    '<0> Texts from a PDF have such traces.': '<0> تبقى مثل هذه الآثار في النصوص المنسوخة من ملفات PDF.',
    '<0> Or run `npx colloquium convert --force` with this file.':
      '<0> ويمكنكم كذلك تشغيل `npx colloquium convert --force` مع هذا الملف.',
    'Did you mean "{0}"? Allowed: {1}. Other kinds are declared in session-kinds.csv.':
      'هل تقصدون «{0}»؟ القيم المقبولة: {1}. وتُعرَّف الأنواع الأخرى في session-kinds.csv.',
    'Allowed: {0}. Other kinds are declared in session-kinds.csv.':
      'القيم المقبولة: {0}. وتُعرَّف الأنواع الأخرى في session-kinds.csv.',
    'Did you mean "{0}"? Allowed: {1}.': 'هل تقصدون «{0}»؟ القيم المقبولة: {1}.',
    'Allowed: {0}.': 'القيم المقبولة: {0}.',
    'Did you mean "{0}"? Letter case counts.': 'هل تقصدون «{0}»؟ يُفرَّق بين الأحرف الكبيرة والصغيرة.',
    'Did you mean {0}? Times are written with 24 hours.': 'هل تقصدون {0}؟ تُكتب الساعات بنظام 24 ساعة.',
    'Did you mean "{0}"? Format the column as text first, and then type it again.':
      'هل تقصدون «{0}»؟ اجعلوا تنسيق العمود نصًّا أولًا، ثم أعيدوا كتابة القيمة.',
    'Did you mean {0}?': 'هل تقصدون {0}؟',
    'There is: {0}.': 'الموجود: {0}.',
    'There are: {0} and {1} more.': 'الموجود: {0}، و{1} أخرى.',
    'There are: {0}.': 'الموجود: {0}.',
    'There is nothing yet that could be named here.': 'لا يوجد بعد ما يمكن أن يُكتب هنا.',
    'Delete one of the two.': 'احذفوا أحدهما.',
    'Delete it.': 'احذفوه.',
    'Delete the word.': 'احذفوا هذه الكلمة.',
    'Delete or rename one of the two.': 'احذفوا أحدهما أو أعيدوا تسميته.',
    'Delete or rename one of them.': 'احذفوا أحدهما أو أعيدوا تسميته.',
    'Give one of the two another one.': 'أعطوا أحدهما قيمة أخرى.',
    'Give one of the two pages another address.': 'أعطوا إحدى الصفحتين عنوانًا آخر.',
    'Correct one of the two.': 'صحّحوا أحدهما.',
    'Correct one of the two: a row may have been copied.': 'صحّحوا أحدهما: ربما نُسخ سطر من آخر.',
    'Correct one of the two; times run from 00:00 to 24:00.': 'صحّحوا إحداهما؛ تُكتب الساعات من 00:00 إلى 24:00.',
    'The year may be wrong: correct it.': 'قد تكون السنة خاطئة: صحّحوها.',
    'Type the word again.': 'أعيدوا كتابة الكلمة.',
    'Write one space.': 'اكتبوا مسافة واحدة.',
    'Write the value itself.': 'اكتبوا القيمة نفسها.',
    'Write the title alone.': 'اكتبوا العنوان وحده.',
    'Write it in one line.': 'اكتبوه في سطر واحد.',
    'Write the name alone.': 'اكتبوا الاسم وحده.',
    'Write yes or no.': 'اكتبوا yes أو no.',
    'Write "{0}" in both places.': 'اكتبوا «{0}» في الموضعين.',
    'Write "{0}" once.': 'اكتبوا «{0}» مرة واحدة.',
    'Write "{0}" as {1}, and "{2}" as {3}.': 'اكتبوا «{0}» في {1} و«{2}» في {3}.',
    'Write {0} if the sign separates thousands, or {1} if it begins the decimals.':
      'اكتبوا {0} إن كانت العلامة تفصل الآلاف، أو {1} إن كانت تسبق الكسور العشرية.',
    'Write {0}. A spreadsheet has saved the date as the number of a day.':
      'اكتبوا {0}. فقد حفظ برنامج الجداول التاريخ رقمًا ليوم.',
    'Write {0}. A spreadsheet has saved the time as a fraction of a day.':
      'اكتبوا {0}. فقد حفظ برنامج الجداول الوقت كسرًا من اليوم.',
    'Fill it in. It holds: {0}': 'املؤوا هذا الحقل.',
    'Write it in this form. It holds: {0}': 'اكتبوا القيمة بالشكل المطلوب.',
    'Make sure that the file may be read by everybody on this machine.':
      'تأكدوا من أن الملف متاح للقراءة لجميع مستخدمي هذا الحاسوب.',
    'Put the file itself here, and make sure that it may be read.': 'ضعوا الملف نفسه هنا، وتأكدوا من إمكان قراءته.',
    'Open it in a picture program, save it as JPEG, PNG, WebP or AVIF, and name that file.':
      'افتحوها في برنامج صور، واحفظوها بصيغة JPEG أو PNG أو WebP أو AVIF، ثم اكتبوا اسم ذلك الملف.',
    'It may be incomplete: get it again from its source, or save it again.':
      'قد تكون ناقصة: أعيدوا جلبها من مصدرها أو حفظها.',
    'The picture public{0} is broken or incomplete.': 'الصورة public{0} تالفة أو ناقصة.',
    '"{0}" ({1}–{2})': '«{0}» ({1}–{2})',
    '"{0}" ({1}, {2}–{3})': '«{0}» ({1}، {2}–{3})',
    'the column "{0}"': 'العمود «{0}»',
    'the field "{0}"': 'الحقل «{0}»',
    'entry {0} of the column "{1}"': 'المدخل {0} من العمود «{1}»',
    'entry {0} of the field "{1}"': 'المدخل {0} من الحقل «{1}»',
    'the field': 'الحقل',
    'the file': 'الملف',
    'the item': 'العنصر',
    Monday: 'الاثنين',
    Tuesday: 'الثلاثاء',
    Wednesday: 'الأربعاء',
    Thursday: 'الخميس',
    Friday: 'الجمعة',
    Saturday: 'السبت',
    Sunday: 'الأحد',
    'Continue with one of: {0}.': 'تابعوا بأحد هذه الأسماء: {0}.',
    'Continue with one of: {0} and {1} more.': 'تابعوا بأحد هذه الأسماء: {0}، و{1} أخرى.',
    'The other one is here.': 'الآخر هنا.',
    'The other one is here, number {0}.': 'الآخر هنا برقم {0}.',
    'The first one is here.': 'الأول هنا.',
    'The first is here.': 'الأول هنا.',
    'The first time is here.': 'المرة الأولى هنا.',
    'First used here.': 'أول استعمال هنا.',
    'It is here, too.': 'موجود هنا أيضًا.',
    'It is here.': 'هو هنا.',
    'It says so here.': 'ذُكر ذلك هنا.',
    'It begins here.': 'تبدأ هنا.',
    'It continues another one here.': 'هي تتمة لأخرى هنا.',
    'It means {0} here.': 'يدل هنا على {0}.',
    'It is that of {0} here.': 'هو هنا لـ{0}.',
    'One of the others is here.': 'أحد الأخرى هنا.',
    'One of the papers is here.': 'إحدى الأوراق هنا.',
    'No row of this table has one.': 'لا قيمة له في أي سطر من هذا الجدول.',
    'Or this amount is the wrong one.': 'أو كان هذا المبلغ هو الخاطئ.',
    'Or the amounts of this row are wrong: there is no third row to compare with.':
      'أو كانت مبالغ هذا السطر هي الخاطئة: فلا سطر ثالث للمقارنة.',
    'That session is a part of another one here.': 'تلك الجلسة جزء من أخرى هنا.',
    'That session is here.': 'تلك الجلسة هنا.',
    'The amount that it follows from is here.': 'المبلغ الذي يُستنتج منه هنا.',
    'The amount without accommodation is here.': 'المبلغ دون إقامة هنا.',
    'The conference begins here.': 'يبدأ المؤتمر هنا.',
    'The country is here.': 'البلد هنا.',
    'The currency is here.': 'العملة هنا.',
    'The date is here.': 'التاريخ هنا.',
    'The day of the conference is here.': 'يوم المؤتمر هنا.',
    'The early fee is here.': 'الرسم المبكر هنا.',
    'The end of the conference is here.': 'نهاية المؤتمر هنا.',
    'The fact is here.': 'المعلومة هنا.',
    'The fee of non-members is here.': 'رسم غير الأعضاء هنا.',
    'The fee without accommodation is here.': 'الرسم دون إقامة هنا.',
    'The file is described here.': 'وصف الملف هنا.',
    'The kind is here.': 'النوع هنا.',
    'The kind of the session is here.': 'نوع الجلسة هنا.',
    'The name is here.': 'الاسم هنا.',
    'The other amount is here.': 'المبلغ الآخر هنا.',
    'The other column is here.': 'العمود الآخر هنا.',
    'The other fee is here.': 'الرسم الآخر هنا.',
    'The other one ends here.': 'تنتهي الأخرى هنا.',
    'The other session is here.': 'الجلسة الأخرى هنا.',
    'The payment form is switched on here.': 'فُعّلت استمارة الدفع هنا.',
    'The session around it is here.': 'الجلسة التي تشملها هنا.',
    'The session is here.': 'الجلسة هنا.',
    'The speaker is here.': 'المتحدث هنا.',
    'The start is here.': 'البداية هنا.',
    'The text is here.': 'النص هنا.',
    'The time zone is here.': 'المنطقة الزمنية هنا.',
    'The venue of the conference is here.': 'مكان المؤتمر هنا.',
    'This list is empty, too.': 'هذه القائمة فارغة أيضًا.',
    'Session {0} is here.': 'الجلسة {0} هنا.',
    '"{0}" has it already.': 'هو لـ«{0}» من قبل.',
    '{0} names no panel here.': 'لا يذكر {0} هنا أي حلقة نقاش.',
    '{0} names one that another session names.': 'يذكر {0} حلقة تذكرها جلسة أخرى.',
    '"{0}" is here.': '«{0}» هنا.',
    '<0> is here.': '<0>: هنا.',
    'Every conference needs this file; "npx colloquium new" writes it into a new folder. Or make it with these lines and your own facts: name, acronym, start, end (as 2031-05-20), timeZone (as Europe/Paris), and "venue:" with "city:" below it, or "online: true".':
      'لا غنى لأي مؤتمر عن هذا الملف؛ يكتبه الأمر «npx colloquium new» في مجلد جديد. ويمكنكم إنشاؤه بهذه الأسطر مع بياناتكم: name وacronym وstart وend (مثل 2031-05-20) وtimeZone (مثل Europe/Paris)، و«venue:» تحته «city:»، أو «online: true».',
    'Put the whole text between quotation marks, and write a quotation mark inside it twice: "the ""best"" paper".':
      'ضعوا النص كله بين علامتي تنصيص، واكتبوا كل علامة داخله مرتين: "the ""best"" paper".',
    'This row has {0} cells, the header has {1}.': 'عدد خلايا هذا السطر {0}، وعدد خلايا سطر العناوين {1}.',
    '{0} is not <1>.': 'القيمة {0} غير صالحة: المطلوب <1>.',
    'a date': 'تاريخ',
    'Write "{0}", or give the file another name.': 'اكتبوا «{0}»، أو سمّوا الملف باسم آخر.',
    'Write "{0}", or correct the title.': 'اكتبوا «{0}»، أو صحّحوا العنوان.',
    'Write "{0}": screen readers may spell words in capitals.':
      'اكتبوا «{0}»: فقد تتهجى قارئات الشاشة الكلمات المكتوبة بأحرف كبيرة.',
    'Write "{0}": the same person is then found everywhere.': 'اكتبوا «{0}»: فيُعثر على الشخص نفسه في كل موضع.',
    'Write "{0}", as the other names are written.': 'اكتبوا «{0}» كما كُتبت سائر الأسماء.',
    'Write "{0}". If it is one name, accept this warning.': 'اكتبوا «{0}». وإن كان اسمًا واحدًا فاقبلوا هذا التنبيه.',
    'Write {0}, or correct the kind.': 'اكتبوا {0}، أو صحّحوا النوع.',
    'Write "{0}".': 'اكتبوا «{0}».',
    'Write {0}.': 'اكتبوا {0}.',
    'an e-mail address': 'عنوان بريد إلكتروني',
    'A spreadsheet has made it of {0}, or of a number near it. <1>':
      'حوّلها برنامج الجداول من {0} أو من رقم قريب منه. <1>',
    'A spreadsheet has made it of a long number, whose last digits are lost here. <0>':
      'حوّلها برنامج الجداول من رقم طويل ضاعت هنا أرقامه الأخيرة. <0>',
    'A spreadsheet or a keyboard has put decimals into it, or made it of something else. Write a whole number. <0>':
      'أدخل برنامج الجداول أو لوحة المفاتيح كسورًا عشرية، أو حوّلها من شيء آخر. اكتبوا عددًا صحيحًا. <0>',
    'Format the column as text first, and then type it again: a spreadsheet leaves texts alone.':
      'اجعلوا تنسيق العمود نصًّا أولًا، ثم أعيدوا كتابة القيمة: فبرنامج الجداول لا يغيّر النصوص.',
    'Write {{name}}, for example {{conference.acronym}}, or {{date name}} for a date.':
      'اكتبوا {{name}}، مثل {{conference.acronym}}، أو {{date name}} للتاريخ.',
    'To show the sign itself, write a backslash before it: {0}.':
      'لإظهار العلامة نفسها ضعوا قبلها شرطة مائلة عكسية: {0}.',
    'Write the character itself: the files are UTF-8.': 'اكتبوا المحرف نفسه: فالملفات بترميز UTF-8.',
    '"{0}" has the name of the session "{1}", and the text of "{2}".': 'يحمل «{0}» اسم الجلسة «{1}»، وفيه نص «{2}».',
    '"{0}" has a superfluous full stop or hyphen in its host.': 'في مضيف «{0}» نقطة أو شرطة زائدة.',
    'Delete it: there is no such host.': 'احذفوها: فلا وجود لمضيف كهذا.',
    '"{0}" is here for the second time.': 'يرد «{0}» هنا للمرة الثانية.',
    'Write the letter itself: the files are UTF-8.': 'اكتبوا الحرف نفسه: فالملفات بترميز UTF-8.',
    'Write {0}: the files are UTF-8.': 'اكتبوا {0}: فالملفات بترميز UTF-8.',
    '"{0}" is of {1}; the conference is in {2}.': '«{0}» من سنة {1}؛ والمؤتمر في {2}.',
    '"{0}" names a year of five digits.': 'في «{0}» سنة من خمسة أرقام.',
    '"{0}" is {1} with two letters exchanged.': '«{0}» هو {1} مع تبادل حرفين.',
    '"{0}" is another conference than {1}.': '«{0}» مؤتمر آخر غير {1}.',
    'Write {{conference.acronym}}: the text may have been copied from elsewhere. If the other is meant, accept this warning.':
      'اكتبوا {{conference.acronym}}: فربما نُسخ النص من مصدر آخر. وإن كان الآخر مقصودًا فاقبلوا هذا التنبيه.',
    'Correct the year, or write {{conference.acronym}}, which is always right. If a past edition is meant, accept this warning.':
      'صحّحوا السنة، أو اكتبوا {{conference.acronym}} وهو صحيح دائمًا. وإن كانت دورة سابقة مقصودة فاقبلوا هذا التنبيه.',
    'Correct the year. If a past edition is meant, accept this warning.':
      'صحّحوا السنة. وإن كانت دورة سابقة مقصودة فاقبلوا هذا التنبيه.',
    'Correct the year.': 'صحّحوا السنة.',
    '{0} and {1} have the same <2>.': 'لكل من {0} و{1} <2>.',
    'e-mail address': 'عنوان البريد الإلكتروني نفسه',
    logo: 'الشعار نفسه',
    picture: 'الصورة نفسها',
    portrait: 'الصورة الشخصية نفسها',
    'With the {0} {1}, the contrast of <2> on <3> ({4} on {5}, in <6> colours) is {7}:1 (and {8} more are too low); <9>.':
      'مع «{0}» ({1}) يبلغ التباين بين <2> و<3> ({4} على {5}، بالألوان <6>) {7}:1 (وهو ضعيف في {8} مواضع أخرى)؛ <9>.',
    'With the {0} {1}, the contrast of <2> on <3> ({4} on {5}, in <6> colours) is {7}:1; <8>.':
      'مع «{0}» ({1}) يبلغ التباين بين <2> و<3> ({4} على {5}، بالألوان <6>) {7}:1؛ <8>.',
    text: 'النص',
    'quiet text': 'النص الخافت',
    headings: 'العناوين',
    links: 'الروابط',
    'words in the accent': 'الكلمات بلون التمييز',
    'signs in the accent': 'العلامات بلون التمييز',
    'error messages': 'رسائل الخطأ',
    'good news': 'رسائل النجاح',
    'white words': 'الكلمات البيضاء',
    'bright words': 'الكلمات الفاتحة',
    words: 'الكلمات',
    'the ring of the focus': 'إطار التركيز',
    'the page': 'الصفحة',
    cards: 'البطاقات',
    'tinted grounds': 'الخلفيات الملوّنة',
    'what the pointer is on': 'ما يمر عليه المؤشر',
    'the band': 'الشريط',
    'the darkest part of the band': 'أغمق أجزاء الشريط',
    'the lightest part of the band': 'أفتح أجزاء الشريط',
    buttons: 'الأزرار',
    'buttons under the pointer': 'الأزرار التي يمر عليها المؤشر',
    light: 'الفاتحة',
    dark: 'الداكنة',
    'WCAG AA asks for at least {0}:1': 'ويطلب WCAG AA ما لا يقل عن {0}:1',
    'WCAG AAA asks for {0}:1, which more people can read': 'ويطلب WCAG AAA نسبة {0}:1 ليقرأها عدد أكبر من الناس',
    'No shade of {0} is enough: choose another colour, or change the colours next to it.':
      'لا تكفي أي درجة من {0}: اختاروا لونًا آخر، أو غيّروا الألوان المجاورة.',
    'The nearest shade that passes is "{0}".': 'أقرب درجة مقبولة هي «{0}».',
  },
  'absurd-length': {
    '"{0}" lasts {1} minutes, from {2} to {3}.': 'مدة «{0}» بالدقائق: {1}، من {2} إلى {3}.',
    'Check both times: a {0} session lasts at least {1} minutes and at most <2>.':
      'تحققوا من الوقتين: فأقل مدة لجلسة من نوع {0} بالدقائق {1}، وأقصاها <2>.',
    '{0} hours': '{0} من الساعات',
    '{0} minutes': '{0} من الدقائق',
  },
  'all-capitals': {
    '{0} is written in capitals.': 'كُتب {0} بأحرف كبيرة كله.',
    'Write it as in a sentence: capitals take longer to read, and some screen readers spell them.':
      'اكتبوه كما في جملة عادية: فقراءة الأحرف الكبيرة أبطأ، وبعض قارئات الشاشة تتهجاها.',
  },
  'ambiguous-spelling': {
    '"{0}" means {1} here and {2} elsewhere.': 'يدل «{0}» هنا على {1}، وفي موضع آخر على {2}.',
    'Leave the spelling to one of the two.': 'اجعلوا هذه الكتابة لأحد الشخصين فقط.',
  },
  'amount-disagrees': {
    '"{0}" is not an amount in fees.csv or supplements.csv.': 'ليس «{0}» من مبالغ fees.csv ولا supplements.csv.',
    '"{0}" is an amount in {1}, and the text says "{2}".': 'المبلغ «{0}» بعملة {1}، والنص يقول «{2}».',
    '"{0}" is in {1}, in which nothing is to be paid.': 'المبلغ «{0}» بعملة {1}، ولا يُدفع بها شيء.',
    'Let the text fetch the amount, as in {{fees.late.local}}: then it is right wherever it changes.':
      'اجعلوا النص يجلب المبلغ، مثل {{fees.late.local}}: فيبقى صحيحًا كلما تغيّر.',
    'Fetch the other amount, or correct the currency.': 'اجلبوا المبلغ الآخر، أو صحّحوا العملة.',
  },
  'asset-letter-case': {
    'The file is called public{0}: letter case counts on the web, even if this disk ignores it.':
      'اسم الملف public{0}: يُفرَّق في الويب بين الأحرف الكبيرة والصغيرة وإن لم يفرّق بينها هذا القرص.',
  },
  'bad-asset': {
    'the address of a file in public/': 'عنوان ملف في public/',
    'Write it with a slash at the start and no spaces, as in /images/people/name.svg for public/images/people/name.svg.':
      'اكتبوه بشرطة مائلة في أوله ودون مسافات، مثل /images/people/name.svg للملف public/images/people/name.svg.',
  },
  'bad-colour': {
    'a colour': 'لون',
    'Write it with a # and six digits or letters from a to f, between quotation marks, as in "#0b3c5d".':
      'اكتبوه بعلامة # وستة أرقام أو أحرف من a إلى f، بين علامتي تنصيص، مثل "#0b3c5d".',
  },
  'bad-country': {
    'a code of ISO 3166': 'رمز من ISO 3166',
    'Write {0} for {1}.': 'اكتبوا {0} للدلالة على {1}.',
    'Write its two letters from ISO 3166, such as TN or FR, or its name.':
      'اكتبوا حرفيه من ISO 3166، مثل TN أو FR، أو اسمه.',
  },
  'bad-currency': {
    'the code of a currency': 'رمز عملة',
    'Write its three letters from ISO 4217: TND for the Tunisian dinar, EUR for the euro.':
      'اكتبوا أحرفه الثلاثة من ISO 4217: مثل TND للدينار التونسي وEUR لليورو.',
  },
  'bad-date': {
    'a date with a time': 'تاريخ مع الوقت',
    'a moment in UTC': 'وقت بتوقيت UTC',
    'Write it as in 2023-12-13T08:00.': 'اكتبوه بصيغة 2023-12-13T08:00.',
    'Write it as in 2023-12-13T08:00:00Z; "npx colloquium release" does.':
      'اكتبوه بصيغة 2023-12-13T08:00:00Z، كما يفعل «npx colloquium release».',
    'It may be {0} or {1}, and neither the days of the conference nor the dates around it decide: write {0} if the day comes first, or {1} if the month does.':
      'قد يكون {0} أو {1}، ولا تحسم الأمر أيام المؤتمر ولا التواريخ المجاورة: اكتبوا {0} إن كان اليوم أولًا، أو {1} إن كان الشهر أولًا.',
    'Write year, month and day as in 2023-12-13. If a spreadsheet rewrites dates, format the column as text first.':
      'اكتبوا السنة والشهر واليوم بصيغة 2023-12-13. وإن كان برنامج الجداول يغيّر التواريخ فاجعلوا تنسيق العمود نصًّا أولًا.',
  },
  'bad-doi': {
    'a DOI': 'معرّف DOI',
    'Write it as in 10.1000/182, without https://doi.org/ before it.':
      'اكتبوه بصيغة 10.1000/182، دون https://doi.org/ قبله.',
  },
  'bad-email': {
    'Write it as in name@example.org.': 'اكتبوه بصيغة name@example.org.',
  },
  'bad-host': {
    'the name of a host': 'اسم مضيف',
    'Write the name alone in small letters, without https:// and without a path, as in pay.example.org.':
      'اكتبوا الاسم وحده بأحرف صغيرة، دون https:// ودون مسار، مثل pay.example.org.',
  },
  'bad-isbn': {
    'an ISBN': 'رقم ISBN',
    'Write its ten or thirteen digits with hyphens, as in 978-0-00-000000-2. The last one is a check: a mistyped digit does not fit it.':
      'اكتبوا أرقامه العشرة أو الثلاثة عشر بشرطات، مثل 978-0-00-000000-2. والرقم الأخير للتحقق، ويكشف الخطأ في غيره.',
  },
  'bad-issn': {
    'an ISSN': 'رقم ISSN',
    'Write two groups of four digits, as in 1613-0073. The last one is a check: a mistyped digit does not fit it.':
      'اكتبوا مجموعتين من أربعة أرقام، مثل 1613-0073. والرقم الأخير للتحقق، ويكشف الخطأ في غيره.',
  },
  'bad-language': {
    '"{0}" is not the code of a language.': '«{0}» ليس رمزًا لأي لغة.',
    'the code of a language': 'رمز لغة',
    'Write its code of two or three letters: ar for Arabic, fr for French, it for Italian.':
      'اكتبوا رمزها من حرفين أو ثلاثة: ar للعربية وfr للفرنسية وit للإيطالية.',
  },
  'bad-link': {
    'the address of a service': 'عنوان خدمة',
    'the address of a site': 'عنوان موقع',
    'a link that may be used here': 'رابط يصلح هنا',
    'a link with its label': 'رابط مع تسميته',
    'Write it with https:// and without a slash at the end, as in https://payments.example.org, or as a path of its host, as in /api/payments.':
      'اكتبوه مبدوءًا بـ https:// ودون شرطة مائلة في آخره، مثل https://payments.example.org، أو مسارًا على مضيفه مثل /api/payments.',
    'Write it with https:// and without a slash at the end, as in https://conference.example.org or https://example.org/conf2027.':
      'اكتبوه مبدوءًا بـ https:// ودون شرطة مائلة في آخره، مثل https://conference.example.org أو https://example.org/conf2027.',
    'Write https://… for another site, mailto:… for a mailbox, or the address of a page of this site, starting with a slash.':
      'اكتبوا https://… لموقع آخر، أو mailto:… لبريد، أو عنوان صفحة من هذا الموقع يبدأ بشرطة مائلة.',
    'Write the label, a space and the address, as in Recording https://example.org/1; several are separated by semicolons.':
      'اكتبوا التسمية ثم مسافة ثم العنوان، مثل Recording https://example.org/1؛ وافصلوا بين الروابط بفاصلة منقوطة.',
    '{{…}} works only in texts, and this is a link: write the address itself, as in conference.yaml.':
      'لا تعمل صيغة {{…}} إلا في النصوص، وهذا رابط: اكتبوا العنوان نفسه كما في conference.yaml.',
  },
  'bad-orcid': {
    'an ORCID iD': 'معرّف ORCID',
    'Write it as in {0}.': 'اكتبوه بصيغة {0}.',
    'Compare it with the original: if its first fifteen digits are right, it is {0}.':
      'قارنوه بالأصل: إن صحّت أرقامه الخمسة عشر الأولى فهو {0}.',
    'Write four groups of four digits, as in 0000-0002-1825-0097.':
      'اكتبوا أربع مجموعات من أربعة أرقام، مثل 0000-0002-1825-0097.',
  },
  'bad-route': {
    'the address of a page': 'عنوان صفحة',
    'Write it with a slash at the start and none at the end, with letters, digits, hyphens and & alone, and without an ending such as .html, as in /callForPapers.':
      'اكتبوه بشرطة مائلة في أوله ودونها في آخره، بأحرف وأرقام وشرطات وعلامة & فقط، ودون لاحقة مثل .html، كما في /callForPapers.',
  },
  'bad-time': {
    'a time of day': 'وقت من اليوم',
    'an hour at which a day ends': 'ساعة تنتهي عندها الأيام',
    'Write hours and minutes as in 09:30 or 14:00; 24:00 is midnight, and 01:30 is after it.':
      'اكتبوا الساعات والدقائق مثل 09:30 أو 14:00؛ ومنتصف الليل 24:00، وما بعده مثل 01:30.',
    'Write hours and minutes as in 09:30 or 14:00.': 'اكتبوا الساعات والدقائق مثل 09:30 أو 14:00.',
    'Write hours and minutes as in 04:00; 12:00 at most.': 'اكتبوا الساعات والدقائق مثل 04:00، وأقصاها 12:00.',
  },
  'bad-time-zone': {
    'a time zone': 'منطقة زمنية',
    'Write an IANA name such as Africa/Tunis or Europe/Paris.':
      'اكتبوا اسمًا من أسماء IANA، مثل Africa/Tunis أو Europe/Paris.',
    'Write AoE for "anywhere on Earth" (UTC−12), or an IANA name such as Africa/Tunis or Europe/Paris.':
      'اكتبوا AoE بمعنى «في أي مكان على الأرض» (UTC−12)، أو اسمًا من أسماء IANA، مثل Africa/Tunis أو Europe/Paris.',
  },
  'bic-form': {
    'The bank of "{0}" is in {1}, and the account of the IBAN in {2}.':
      'مصرف «{0}» في البلد {1}، وحساب IBAN في البلد {2}.',
    '"{0}" is not a BIC.': '«{0}» ليس رمز BIC.',
    'Copy both again from a bank statement.': 'أعيدوا نسخهما من كشف حساب.',
    'Write the 8 or 11 letters and digits that the bank gives: four letters, the country, the place, the branch.':
      'اكتبوا الأحرف والأرقام التي يعطيها المصرف، وهي 8 أو 11: أربعة أحرف ثم البلد ثم المكان ثم الفرع.',
  },
  'breaks-overlap': {
    '<0> is at the same time as <1>.': 'يتزامن <0> مع <1>.',
    'Correct the times of one, or delete it. If the two are in different rooms, write the rooms.':
      'صحّحوا وقت إحداهما، أو احذفوها. وإن كانتا في قاعتين فاكتبوا القاعتين.',
  },
  'broken-anchor': {
    'The page "{0}" ({1}) has no section "{2}".': 'ليس في الصفحة «{0}» ({1}) قسم «{2}».',
  },
  'broken-font': {
    'The file public{0} is not a font of the format WOFF2.': 'الملف public{0} ليس خطًّا بصيغة WOFF2.',
    'Download it again; renaming a font of another format is not enough.':
      'نزّلوه من جديد؛ فلا تكفي إعادة تسمية خط بصيغة أخرى.',
  },
  'broken-link': {
    'The link "{0}" leads to no page or file of this site.': 'لا يؤدي الرابط «{0}» إلى أي صفحة أو ملف في هذا الموقع.',
    'The site has no page "{0}" as long as there is nothing to show on it: add its content, or delete the link.':
      'لا صفحة «{0}» في الموقع ما لم يكن لها محتوى: أضيفوا محتواها، أو احذفوا الرابط.',
  },
  'cells-exchanged': {
    '{0} as {1} and {2} as {3} are exchanged.': 'القيمتان {0} ({1}) و{2} ({3}) متبادلتان.',
    'Write each in the place of the other.': 'ضعوا كلًّا منهما مكان الآخر.',
    'The title {0} and the unit {1} seem to be exchanged.': 'يبدو أن العنوان {0} والوحدة {1} متبادلان.',
    'The title {0} and the note {1} seem to be exchanged.': 'يبدو أن العنوان {0} والملاحظة {1} متبادلان.',
    'The {0} {1} and the {2} {3} seem to be exchanged.': 'يبدو أن القيمتين {1} ({0}) و{3} ({2}) متبادلتان.',
    'The {0} {1} is <2>: they seem to be exchanged.': 'القيمة {1} ({0}) هي <2>: يبدو أنهما متبادلتان.',
    'the {0} of other rows, and its {0} {1} is that of none': 'قيمة {0} في سطور أخرى، أما {1} فليست قيمته في أي سطر',
    'a {0}, and its {0} {1} is none': 'من قيم {0}، أما {1} فليست منها',
  },
  'columns-exchanged': {
    'The columns "{0}" and "{1}" have each other\'s name: the first row has {2} as {0}, and {3} as {1}.':
      'تبادل العمودان «{0}» و«{1}» اسميهما: ففي السطر الأول {2} في {0}، و{3} في {1}.',
    'Exchange the two names in the first line of the table.': 'بدّلوا الاسمين في السطر الأول من الجدول.',
  },
  'contribution-unscheduled': {
    '"{0}" is in no session, and has no slot of its own.': 'ليس «{0}» في أي جلسة، ولا موعد خاصًّا له.',
    'Write the id of its session in the column "session", or say when it is presented: in contributions.csv by its day and hours, or in presentations.csv.':
      'اكتبوا معرّف جلسته في العمود «session»، أو اذكروا موعد تقديمه: في contributions.csv بيومه وساعاته، أو في presentations.csv.',
  },
  'control-character': {
    'There is an invisible control character ({0}) here.': 'يوجد هنا محرف تحكم غير مرئي ({0}).',
    'Delete it: it often comes from copying out of a PDF or a word processor. If you cannot find it, write the words again.':
      'احذفوه: كثيرًا ما يأتي من النسخ من ملف PDF أو معالج نصوص. وإن لم تجدوه فأعيدوا كتابة الكلمات.',
  },
  'country-two-spellings': {
    '"{0}" is the name of {1} in another language.': '«{0}» هو اسم {1} بلغة أخرى.',
    '"{0}" and "{1}" have one code in ISO 3166, {2}.': 'لكل من «{0}» و«{1}» الرمز نفسه في ISO 3166، وهو {2}.',
  },
  'country-unknown': {
    '"{0}" is not in ISO 3166.': 'لا يرد «{0}» في ISO 3166.',
    'Write the name of a country or territory, or its code, such as TN: not a city or a continent. If the name is right, accept this warning.':
      'اكتبوا اسم بلد أو إقليم، أو رمزه مثل TN: لا مدينة ولا قارة. وإن صحّ الاسم فاقبلوا هذا التنبيه.',
  },
  'currency-name': {
    '{0} names {1}, and the amounts are in {2}.': 'يذكر {0} العملة {1}، والمبالغ بعملة {2}.',
    '"{0}" is not the name of {1}.': '«{0}» ليس اسم العملة {1}.',
    '"{0}" is the name of another currency, and not of {1}.': '«{0}» هو اسم عملة أخرى، وليس اسم {1}.',
    '"{0}" is the name of {1}, and not of {2}.': '«{0}» هو اسم {1}، وليس اسم {2}.',
    'Correct the caption or the currency.': 'صحّحوا التسمية أو العملة.',
    'Correct the name or the code.': 'صحّحوا الاسم أو الرمز.',
    'Write "{0}", or correct the code.': 'اكتبوا «{0}»، أو صحّحوا الرمز.',
  },
  'currency-not-named': {
    'The payment form offers {0} and its text names {1} alone.': 'تعرض استمارة الدفع {0}، ولا يذكر نصها إلا {1}.',
    'The text of the payment form names {0}, and the form offers {1}.':
      'يذكر نص استمارة الدفع {0}، وتعرض الاستمارة {1}.',
    'Write no, or correct the text of payment.yaml.': 'اكتبوا no، أو صحّحوا نص payment.yaml.',
    'Correct the text, or say in currencies.csv what is offered.': 'صحّحوا النص، أو بيّنوا في currencies.csv ما يُعرض.',
  },
  'currency-number': {
    '{0} is the number of no currency; {1} has {2}.': 'الرقم {0} ليس رقم أي عملة؛ ورقم {1} هو {2}.',
    '{0} is the number of {1}; {2} has {3}.': 'الرقم {0} هو رقم {1}؛ ورقم {2} هو {3}.',
    'Write {0}, or correct the code. Payments are made in the currency that the number names.':
      'اكتبوا {0}، أو صحّحوا الرمز. فالدفع يتم بالعملة التي يدل عليها الرقم.',
  },
  'data-format': {
    'This data was made for a later Colloquium: its format is {0}, and this engine reads format {1}.':
      'أُعدّت هذه البيانات لإصدار أحدث من Colloquium: صيغتها {0}، وهذا المحرّك يقرأ الصيغة {1}.',
    'Update the engine: `npx colloquium update`.': 'حدّثوا المحرّك: `npx colloquium update`.',
  },
  'date-disagrees': {
    '"{0}" is not the day of a deadline.': '«{0}» ليس يوم أي من المواعيد.',
    '"{0}" is not a day of the conference.': '«{0}» ليس من أيام المؤتمر.',
    '"{0}" is in {1}; the data has the same day in {2}.': 'يقع «{0}» في {1}؛ وفي البيانات اليوم نفسه في {2}.',
    '"{0}" is not in the calendar.': 'لا وجود للتاريخ «{0}» في التقويم.',
    '"{0}" is the former date of a deadline, which has moved.': '«{0}» هو التاريخ السابق لموعد تغيّر.',
    'Correct it, or let the text fetch the date, as in {{date conference.start}}.':
      'صحّحوه، أو اجعلوا النص يجلب التاريخ، مثل {{date conference.start}}.',
    'Correct the day or the month.': 'صحّحوا اليوم أو الشهر.',
  },
  'deadline-order': {
    '"{0}" ({1}) is after the conference.': 'يقع «{0}» ({1}) بعد المؤتمر.',
    'In the track "{0}", {1} ({2}) comes before {3} ({4}).': 'في المسار «{0}» يسبق {1} ({2}) {3} ({4}).',
    'Correct the date, or accept this warning if it is meant, as for post-proceedings; the conference ends on {0}.':
      'صحّحوا التاريخ، أو اقبلوا هذا التنبيه إن كان مقصودًا كما في الوقائع المنشورة لاحقًا؛ وينتهي المؤتمر في {0}.',
    'The order is: {0}. Correct one of the dates.': 'الترتيب هو: {0}. صحّحوا أحد التاريخين.',
    'The {0} is here.': '{0}: هنا.',
  },
  'deadline-year': {
    '{0} is {1} months away from {2}, which is next to it.': 'بين {0} و{2} المجاور له بالأشهر: {1}.',
    '{0} is {1} months away from {2}, the first day of the conference.':
      'بين {0} و{2}، أول أيام المؤتمر، بالأشهر: {1}.',
    '{0} is {1} months away from {2}, the nearest date of deadlines.csv.':
      'بين {0} و{2}، أقرب تاريخ في deadlines.csv، بالأشهر: {1}.',
    '{0} is after the conference begins ({1}).': 'يقع {0} بعد بدء المؤتمر ({1}).',
    '{0} is before {1}, "{2}".': 'يسبق {0} التاريخ {1}، «{2}».',
    'Correct the month or the year: authors cannot submit after the session.':
      'صحّحوا الشهر أو السنة: فلا تقديم بعد الجلسة.',
    'Correct one of the two: a year may be wrong.': 'صحّحوا أحدهما: فقد تكون إحدى السنتين خاطئة.',
  },
  'direction-character': {
    'There is an invisible character ({0}) here that turns the direction of the text after it.':
      'يوجد هنا محرف غير مرئي ({0}) يقلب اتجاه النص الذي بعده.',
    'Delete it: Arabic and Hebrew letters run from right to left by themselves. If you cannot find it, write the words again.':
      'احذفوه: فالحروف العربية والعبرية تُعرض من اليمين إلى اليسار تلقائيًّا. وإن لم تجدوه فأعيدوا كتابة الكلمات.',
  },
  'document-disagrees': {
    '"{0}" names the session "{1}", and belongs to "{2}".': 'يذكر «{0}» الجلسة «{1}»، وهو تابع لـ«{2}».',
    '"{0}" names the session "{1}", and the file is the call of "{2}".':
      'يذكر «{0}» الجلسة «{1}»، والملف هو دعوة «{2}».',
    '"{0}" is one letter off "{1}", whose document it is.': 'يختلف «{0}» بحرف واحد عن «{1}» صاحب الوثيقة.',
    'The session "{0}" leads to <1>.': 'تؤدي الجلسة «{0}» إلى <1>.',
    'a file of the kind "{0}"': 'ملف من نوع «{0}»',
    'the call of "{0}"': 'دعوة «{0}»',
    'Correct the title: it was copied from another row.': 'صحّحوا العنوان: فقد نُسخ من سطر آخر.',
    'Correct the address: documents.csv says which call is whose.':
      'صحّحوا العنوان: ففي documents.csv بيان صاحب كل دعوة.',
  },
  'document-kind': {
    '"{0}" looks like a file of the kind "{1}", and is of the kind "{2}".':
      'يبدو «{0}» ملفًّا من نوع «{1}»، ونوعه المكتوب «{2}».',
    '"{0}" belongs to the special session "{1}", and is of the kind "{2}".':
      '«{0}» تابع للجلسة الخاصة «{1}»، ونوعه «{2}».',
    '"{0}" ends with .{1}, and files of the kind "{2}" end with .{3}.':
      'ينتهي «{0}» باللاحقة .{1}، وتنتهي ملفات النوع «{2}» باللاحقة .{3}.',
    'Write special-session-call, or leave the special session empty.':
      'اكتبوا special-session-call، أو اتركوا الجلسة الخاصة فارغة.',
    'Correct the kind or the name of the file.': 'صحّحوا النوع أو اسم الملف.',
  },
  'double-scheme': {
    '"{0}" has its beginning twice.': 'تكررت بداية «{0}».',
    '"{0}" contains two addresses.': 'في «{0}» عنوانان.',
    '"{0}" begins with a typo of "www.".': 'في بداية «{0}» خطأ في كتابة «www.».',
    '"{0}" has slashes after its colon.': 'في «{0}» شرطات مائلة بعد النقطتين.',
    'Write https:// once.': 'اكتبوا https:// مرة واحدة.',
    'Write www. once, or leave it out.': 'اكتبوا www. مرة واحدة، أو احذفوها.',
    'Write mailto: and the address, without slashes.': 'اكتبوا mailto: ثم العنوان دون شرطات مائلة.',
  },
  'doubtful-name': {
    '{0} is cited as {1}.': 'يُستشهد باسم {0} بصيغة {1}.',
    'If this is wrong, write the family name into the column familyName of people.csv.':
      'إن كان ذلك خطأ فاكتبوا اسم العائلة في العمود familyName من people.csv.',
  },
  'duplicate-column': {
    'There are two columns "{0}".': 'يوجد عمودان باسم «{0}».',
  },
  'duplicate-field': {
    'This name is used twice here.': 'استُعمل هذا الاسم مرتين هنا.',
  },
  'duplicate-key': {
    'The id "{0}" is in {1}, too.': 'المعرّف «{0}» موجود أيضًا في {1}.',
    'The {0} and {1} "{2}" is used twice.': 'استُعملت مرتين القيمة «{2}» للحقلين {0} و{1}.',
    'The {0} "{1}" is used twice.': 'استُعملت القيمة «{1}» ({0}) مرتين.',
    'Keep one of the two rows if they mean the same, or give one of them another id.':
      'إن دلّ السطران على الشيء نفسه فأبقوا أحدهما، وإلا فأعطوا أحدهما معرّفًا آخر.',
    'If the paper is presented twice, keep one row, and list its presentations in presentations.csv. If they are two papers, give one of them another id.':
      'إن قُدّمت الورقة مرتين فأبقوا سطرًا واحدًا واذكروا عروضها في presentations.csv. وإن كانتا ورقتين فأعطوا إحداهما معرّفًا آخر.',
    'Give one of the two people another address: write it as their "id" in people.csv.':
      'أعطوا أحد الشخصين عنوانًا آخر: اكتبوه في «id» من people.csv.',
  },
  'duplicate-member': {
    '{0} is in this committee twice.': 'ورد {0} مرتين في هذه اللجنة.',
    'Delete one of the two rows. If they are two people, write a second given name or initial.':
      'احذفوا أحد السطرين. وإن كانا شخصين فأضيفوا اسمًا ثانيًا أو حرفًا أول.',
  },
  'duplicate-person': {
    '{0} is in people.csv twice.': 'ورد {0} مرتين في people.csv.',
    'Make one row of the two. If they are two people, write a second given name or initial wherever they are named.':
      'اجمعوا السطرين في واحد. وإن كانا شخصين فأضيفوا اسمًا ثانيًا أو حرفًا أول حيثما ذُكرا.',
  },
  'duplicate-route': {
    'The address {0} is used by two pages, which differ by letter case alone.':
      'تستعمل صفحتان العنوان {0}، ولا تختلفان إلا في الأحرف الكبيرة والصغيرة.',
    'The address {0} is used by two pages.': 'تستعمل صفحتان العنوان {0}.',
  },
  'duplicate-title': {
    'Two contributions have the title "{0}".': 'لمساهمتين العنوان نفسه «{0}».',
    '"{0}" is scheduled twice.': 'أُدرج «{0}» في البرنامج مرتين.',
    'Check whether one of the two is a copy.': 'تحققوا هل إحداهما نسخة من الأخرى.',
    'Delete one of the two rows.': 'احذفوا أحد السطرين.',
  },
  'edition-address': {
    'An edition cannot be called "{0}": <1>.': 'لا يجوز أن تسمّى دورة «{0}»: <1>.',
    "the site's own files are at this address": 'فملفات الموقع نفسه على هذا العنوان',
    'the page "{0}" has this address': 'فالصفحة «{0}» لها هذا العنوان',
    'Rename the folder of the edition, for example to its year.': 'أعيدوا تسمية مجلد الدورة، بسنتها مثلًا.',
  },
  'edition-disagrees': {
    '"{0}" is not the {1} of conference.yaml.': '«{0}» غير المذكور في conference.yaml: {1}.',
    '"{0}" is not the {1}.': '«{0}» ليس الدورة الحالية: {1}.',
    'Write {{conference.edition}}, or correct one of the two.': 'اكتبوا {{conference.edition}}، أو صحّحوا أحدهما.',
  },
  'edition-in-edition': {
    'The edition "{0}" has editions itself.': 'تحتوي الدورة «{0}» نفسها على دورات.',
    'Move what is in {0} to {1}.': 'انقلوا ما في {0} إلى {1}.',
  },
  'edition-name': {
    'An edition cannot be called "{0}", since its address begins with the name of its folder.':
      'لا يجوز أن تسمّى دورة «{0}»، لأن عنوانها يبدأ باسم مجلدها.',
    'Rename the folder: use small letters, digits and hyphens, as in 2023 or spring-2023.':
      'أعيدوا تسمية المجلد: بأحرف لاتينية صغيرة وأرقام وشرطات، مثل 2023 أو spring-2023.',
  },
  'empty-committee': {
    'The committee "{0}" has no members.': 'لا أعضاء في اللجنة «{0}».',
    'Add its members to committee-members.csv, with "{0}" in the column "committee", or delete the committee.':
      'أضيفوا أعضاءها إلى committee-members.csv مع «{0}» في العمود «committee»، أو احذفوا اللجنة.',
  },
  'empty-file': {
    'There is nothing in the file.': 'لا شيء في الملف.',
    'The file is empty.': 'الملف فارغ.',
    'The workbook is empty.': 'المصنّف فارغ.',
    '{0} has no rows, and one cell refers to one.': 'لا سطور في {0}، مع أن خلية تحيل إليه.',
    '{0} has no rows, and {1} cells refer to them.': 'لا سطور في {0}، مع أن خلايا عددها {1} تحيل إليه.',
    'Put its rows back if they were lost, or empty the cells that refer to them.':
      'أعيدوا سطوره إن فُقدت، أو أفرغوا الخلايا التي تحيل إليها.',
    'Put back what was in it, if saving it failed; delete it if the conference has none.':
      'إن فشل الحفظ فأعيدوا ما كان فيه، وإن لم يكن للمؤتمر شيء من هذا فاحذفوه.',
  },
  'empty-menu': {
    'The menu entry "{0}" has no link.': 'لا رابط لعنصر القائمة «{0}».',
    'Give it a "link", or "items" with links.': 'أعطوه «link»، أو «items» فيها روابط.',
  },
  'empty-table': {
    '{0} has no rows.': 'لا سطور في {0}.',
    'Write its rows again if they were lost; otherwise delete the file.':
      'أعيدوا كتابة سطوره إن فُقدت، وإلا فاحذفوا الملف.',
  },
  'empty-text': {
    'Only the chair is on the panel "{0}".': 'ليس في حلقة النقاش «{0}» إلا من يديرها.',
    'This list item is empty.': 'عنصر القائمة هذا فارغ.',
    'This quotation is empty.': 'هذا الاقتباس فارغ.',
    'This label is empty.': 'هذه التسمية فارغة.',
    'Write what belongs there, or delete the line.': 'اكتبوا ما ينبغي أن يكون فيه، أو احذفوا السطر.',
    'Write its people as "panelists" or as "speakers".': 'اكتبوا المشاركين فيها في «panelists» أو «speakers».',
  },
  'end-before-start': {
    'The end ({0}) is before the start ({1}).': 'تسبق النهاية ({0}) البداية ({1}).',
    'Correct one of the two; what ends after midnight ends at most 12 hours after it starts.':
      'صحّحوا إحداهما؛ وما ينتهي بعد منتصف الليل ينتهي خلال 12 ساعة من بدايته على الأكثر.',
  },
  'endless-word': {
    '{0} has {1} letters without a space.': 'في {0} حروف متصلة بلا مسافة عددها {1}.',
    'Put the spaces back, or shorten it.': 'أعيدوا المسافات، أو اختصروا.',
  },
  'fee-accommodation': {
    '"{0}" costs {1} with accommodation and {2} without.': 'رسم «{0}» مع الإقامة {1}، ودونها {2}.',
    'In all rows one of the fees is smaller with accommodation than without.':
      'في كل السطور أحد الرسمين مع الإقامة أقل منه دونها.',
    'Accommodation does not make a fee smaller: correct one of the two.': 'لا تُنقص الإقامة الرسم: صحّحوا أحدهما.',
    'The columns "local" and "international" seem to have each other\'s name: exchange the two in the first line.':
      'يبدو أن العمودين «local» و«international» تبادلا اسميهما: بدّلوهما في السطر الأول.',
  },
  'fee-member': {
    '"{0}" costs {1}, "{2}" only {3}.': 'رسم «{0}» هو {1}، ورسم «{2}» لا يتجاوز {3}.',
    'Members do not pay more than others: correct one of the two.': 'لا يدفع الأعضاء أكثر من غيرهم: صحّحوا أحدهما.',
  },
  'fee-period': {
    'No row of deadlines.csv is "{0}".': 'لا سطر في deadlines.csv هو «{0}».',
  },
  'fee-unlike-others': {
    '{0} and {1} seem to be exchanged: in the other rows they are the other way round.':
      'يبدو أن {0} و{1} متبادلان: فهما معكوسان في السطور الأخرى.',
    '{0} for {1} is another rate than in all other rows: it would be about {2} for {3}, or {4} for {5}.':
      'نسبة {0} إلى {1} تخالف سائر السطور: والمتوقع نحو {2} مقابل {3}، أو {4} مقابل {5}.',
    '{0} does not fit the other amounts: <1>.': 'لا يتسق {0} مع المبالغ الأخرى: <1>.',
    'they suggest about {0}, or about {1} as {2}': 'فهي ترجّح نحو {0}، أو نحو {1} في {2}',
    'they suggest about {0}': 'فهي ترجّح نحو {0}',
    'Accommodation costs {0} here, and {1} in all other rows: it would be {2} and {3}, or {4} and {5}.':
      'كلفة الإقامة هنا {0}، وفي سائر السطور {1}: والمتوقع {2} و{3}، أو {4} و{5}.',
    'The two currencies may have been exchanged in this row: correct them.':
      'ربما تبادلت العملتان في هذا السطر: صحّحوهما.',
    'Check the digits of both amounts.': 'تحققوا من أرقام المبلغين.',
    'Check the digits: one may be missing, or typed twice.': 'تحققوا من الأرقام: فقد ينقص أحدها أو يكون مكررًا.',
    'Correct one of the two amounts.': 'صحّحوا أحد المبلغين.',
  },
  'fee-zero': {
    'The fee is 0 and will be shown as 0.': 'الرسم 0 وسيظهر كذلك.',
    'Write the fee. If it is free, accept this warning.': 'اكتبوا الرسم. وإن كان مجانيًّا فاقبلوا هذا التنبيه.',
    'Leave the cell empty if there is no such fee. If it is free, accept this warning.':
      'اتركوا الخلية فارغة إن لم يكن هذا الرسم موجودًا. وإن كان مجانيًّا فاقبلوا هذا التنبيه.',
  },
  'file-too-large': {
    'The file is larger than {0}.': 'يتجاوز الملف {0}.',
    'The table has more than {0} cells; this is the first beyond them.':
      'يتجاوز عدد خلايا الجدول {0}، وهذه أول خلية زائدة.',
    'This cell has more than {0} letters.': 'يتجاوز عدد أحرف هذه الخلية {0}.',
    'Look for an extra quotation mark before it. If the text is as long as a book, link to it instead.':
      'ابحثوا قبلها عن علامة تنصيص زائدة؛ أما النص الذي بطول كتاب فالأفضل وضع رابط إليه.',
    'Delete empty rows and columns, which a spreadsheet may have added by thousands.':
      'احذفوا السطور والأعمدة الفارغة، فقد يضيف برنامج الجداول الآلاف منها.',
    'Delete empty rows and columns, and check that it is the right file.':
      'احذفوا السطور والأعمدة الفارغة، وتأكدوا من أنه الملف الصحيح.',
    'The sheet "{0}" has {1} rows and {2} columns.': 'عدد سطور الصفحة «{0}» من المصنّف {1}، وعدد أعمدتها {2}.',
    'Check that it is the right file; a spreadsheet may have added thousands of empty rows.':
      'تأكدوا من أنه الملف الصحيح، فقد يضيف برنامج الجداول آلاف السطور الفارغة.',
    'The file public{0} has {1} GiB, and cannot be published.': 'حجم الملف public{0} هو {1} غيغابايت، ولا يمكن نشره.',
    'Keep it with a service for large files, such as one for videos, and link to it.':
      'أودعوه لدى خدمة للملفات الكبيرة، كخدمات الفيديو، وضعوا رابطًا إليه.',
  },
  'former-address': {
    'The site has former addresses, but no present one.': 'للموقع عناوين سابقة دون عنوان حالي.',
    'Write the present address as url, and each of those before it once.':
      'اكتبوا العنوان الحالي في url، وكل عنوان سابق مرة واحدة.',
    'Write it as url.': 'اكتبوه في url.',
  },
  formula: {
    '{0} is a formula, and visitors would read it as it stands.': '{0} صيغة حسابية سيقرؤها الزوار كما هي.',
    '{0} is what a spreadsheet shows when a formula fails.': '{0} هو ما يعرضه برنامج الجداول عند فشل صيغة حسابية.',
  },
  'formula-in-text': {
    '{0} is a formula or an error value of a spreadsheet.': '{0} صيغة حسابية أو قيمة خطأ من برنامج جداول.',
    'Write the text itself; format the column as text before you type into it.':
      'اكتبوا النص نفسه؛ واجعلوا تنسيق العمود نصًّا قبل الكتابة فيه.',
  },
  'host-disagrees': {
    '"{0}" looks like a host of this conference, but is not in the data.':
      'يبدو «{0}» اسم مضيف لهذا المؤتمر، لكنه ليس في البيانات.',
  },
  'html-in-text': {
    '{0} is HTML, and is shown as it is typed.': '{0} شفرة HTML تظهر كما كُتبت.',
    '{0} is a tag of forums, and is shown as it is typed.': '{0} وسم من وسوم المنتديات يظهر كما كُتب.',
    '{0} is the code of a line break, and is shown as it is typed.': '{0} رمز سطر جديد يظهر كما كُتب.',
    '{0} is the code of a character in addresses.': '{0} رمز محرف في العناوين.',
    '{0} is the code of a character in HTML.': '{0} رمز محرف في HTML.',
    'Write the words alone: this text has no formatting.': 'اكتبوا الكلمات وحدها: فلا تنسيق في هذا النص.',
    'Write the words alone; Markdown has **bold** and *emphasis*, where a text is Markdown.':
      'اكتبوا الكلمات وحدها؛ وفي نصوص Markdown يُكتب **عريض** و*مائل*.',
    'Write a space in its place, or begin a new line.': 'اكتبوا مسافة مكانه، أو ابدؤوا سطرًا جديدًا.',
    'Write a space in its place.': 'اكتبوا مسافة مكانه.',
    'Write {0} in its place.': 'اكتبوا {0} مكانه.',
  },
  'huge-picture': {
    'The picture {0} has {1} MiB; at most {2} are allowed.': 'حجم الصورة {0} بالميغابايت {1}؛ والحد الأقصى {2}.',
    'The picture {0} has {1} pixels; at most {2} million are allowed.':
      'أبعاد الصورة {0} بالبكسل {1}؛ والحد الأقصى {2} مليون.',
    'Save it with at most 2000 pixels on its longer side: the build makes smaller ones of it.':
      'احفظوها بما لا يزيد على 2000 بكسل في ضلعها الأطول: فالبناء يصنع منها صورًا أصغر.',
  },
  'iban-checksum': {
    '"{0}" is not an IBAN: its checksum is wrong.': '«{0}» ليس رقم IBAN: فرقم التحقق فيه خاطئ.',
    '"{0}" has {1} letters and digits; an IBAN of {2} has {3}.':
      'عدد أحرف «{0}» وأرقامه {1}؛ وعددها في رقم IBAN للبلد {2} هو {3}.',
    'Copy it again from a bank statement.': 'أعيدوا نسخه من كشف حساب.',
  },
  'ids-by-case': {
    '"{0}" and "{1}" differ in their capitals, zeros or signs alone.':
      'لا يختلف «{0}» و«{1}» إلا في الأحرف الكبيرة أو الأصفار أو العلامات.',
    '"{0}" is not written as the other ids of this table are.': 'لم يُكتب «{0}» كسائر معرّفات هذا الجدول.',
    'If they are the same, delete one of the two; otherwise give one of them another id.':
      'إن دلّا على الشيء نفسه فاحذفوا أحدهما، وإلا فأعطوا أحدهما معرّفًا آخر.',
  },
  'invisible-character': {
    'This text contains an invisible character: {0}.': 'في هذا النص محرف غير مرئي: {0}.',
    'Delete it, or type the words around it again.': 'احذفوه، أو أعيدوا كتابة الكلمات التي حوله.',
  },
  'keynote-without-speaker': {
    '"{0}" has no speaker.': 'ليس لـ«{0}» من يقدّمها.',
    'Write the number of the speaker from speakers.yaml.': 'اكتبوا رقم من يقدّمها من speakers.yaml.',
  },
  'language-without-words': {
    'The interface is not translated into "{0}"; the site shows English words.':
      'الواجهة غير مترجمة إلى «{0}»؛ ويعرض الموقع كلمات إنجليزية.',
    'It is translated into {0}. To translate it, run: npx colloquium words. It writes the English words <1>; with all of them translated, dates and lists are, too. It lacks {2}: {3}.':
      'اللغات المترجمة: {0}. ولإضافة لغة شغّلوا npx colloquium words الذي يكتب الكلمات الإنجليزية <1>؛ وبترجمتها كلها تُترجم التواريخ والقوائم أيضًا. وينقص منها {2}: {3}.',
    'It is translated into {0}. To translate it, run: npx colloquium words. It writes the English words <1>; with all of them translated, dates and lists are, too. It lacks {2}: {3}, …':
      'اللغات المترجمة: {0}. ولإضافة لغة شغّلوا npx colloquium words الذي يكتب الكلمات الإنجليزية <1>؛ وبترجمتها كلها تُترجم التواريخ والقوائم أيضًا. وينقص منها {2}: {3}…',
    'It is translated into {0}. To translate it, run: npx colloquium words. It writes the English words <1>; with all of them translated, dates and lists are, too.':
      'اللغات المترجمة: {0}. ولإضافة لغة شغّلوا npx colloquium words الذي يكتب الكلمات الإنجليزية <1>؛ وبترجمتها كلها تُترجم التواريخ والقوائم أيضًا.',
    'that words.yaml lacks': 'الناقصة من words.yaml',
    'to words.yaml': 'في words.yaml',
  },
  'large-asset': {
    'The file public{0} has {1} MiB.': 'حجم الملف public{0} بالميغابايت {1}.',
    'Save the picture as JPEG or PNG: of those the build makes small ones.':
      'احفظوا الصورة بصيغة JPEG أو PNG: فالبناء يصنع منهما صورًا صغيرة.',
  },
  'latex-in-text': {
    '{0} is LaTeX, and is shown as it is typed.': '{0} شفرة LaTeX تظهر كما كُتبت.',
    '{0} is an accent of LaTeX, and is shown as it is typed.': '{0} علامة نبر من LaTeX تظهر كما كُتبت.',
    'Write the words and signs themselves: α, ×, n², “quoted”, –.':
      'اكتبوا الكلمات والعلامات نفسها: α و× و² و«اقتباس» و–.',
  },
  'letters-without-font': {
    'No font for paper has {0} of {1}.': 'لا خط للطباعة فيه {0} من {1}.',
    '{0} has emoji, which are left out on paper and cards.': 'في {0} رموز تعبيرية لا تظهر في المطبوعات والبطاقات.',
    'If this is meant so, accept this warning.': 'إن كان ذلك مقصودًا فاقبلوا هذا التنبيه.',
    'Install one: npm install {0}. Without it, the badge and the certificate are left out, and other documents have Latin letters.':
      'ثبّتوا خطًّا: npm install {0}. ودونه لا تصدر الشارة ولا الشهادة، وتُكتب الوثائق الأخرى بأحرف لاتينية.',
    'The badge and the certificate are left out, and other documents have Latin letters.':
      'لا تصدر الشارة ولا الشهادة، وتُكتب الوثائق الأخرى بأحرف لاتينية.',
  },
  'link-tail': {
    '"{0}" contains a space (%20) that does not belong to it.': 'في «{0}» مسافة (%20) ليست منه.',
    '"{0}" has a comma or semicolon in its host.': 'في مضيف «{0}» فاصلة أو فاصلة منقوطة.',
    '"{0}" ends with a punctuation mark.': 'ينتهي «{0}» بعلامة ترقيم.',
    'Delete %20: it was copied with the address.': 'احذفوا %20: فقد نُسخت مع العنوان.',
    'Write a full stop instead.': 'اكتبوا نقطة بدلها.',
    'Delete the last character: it changes the address.': 'احذفوا المحرف الأخير: فهو يغيّر العنوان.',
  },
  'link-words': {
    'This link says {0} and leads to {1}.': 'يقول هذا الرابط {0} ويؤدي إلى {1}.',
    'The link text {0} does not describe its target.': 'لا يصف نص الرابط {0} وجهته.',
    'The link to {0} has no text.': 'لا نص للرابط إلى {0}.',
    'Write the same address twice, or words that name it.': 'اكتبوا العنوان نفسه مرتين، أو كلمات تدل عليه.',
    'Write what visitors find there: "See the schedule".': 'اكتبوا ما يجده الزوار هناك: «عرض البرنامج».',
    'Use words that name it as the link text: "the [templates](…)". Screen readers list links by their text.':
      'اجعلوا نص الرابط كلمات تدل عليه: «[القوالب](…)». فقارئات الشاشة تسرد الروابط بنصوصها.',
    'Describe its target between the square brackets.': 'صفوا وجهته بين القوسين المربعين.',
  },
  'localhost-link': {
    '"{0}" leads to <1>.': 'يؤدي «{0}» إلى <1>.',
    '"{0}" is <1>, where visitors cannot pay.': '«{0}» هو <1>، ولا يستطيع الزوار الدفع فيه.',
    "the visitor's own computer or network": 'حاسوب الزائر أو شبكته',
    'a test copy of a site': 'نسخة تجريبية من موقع',
    'a test service': 'خدمة تجريبية',
    'Write the public address; of a page of this site, only its path, as in /registration.':
      'اكتبوا العنوان العام؛ ولصفحة من هذا الموقع مسارها فقط، مثل /registration.',
    'Write the public address that the technicians of the payment service have given.':
      'اكتبوا العنوان العام الذي قدّمه فنّيو خدمة الدفع.',
  },
  'lost-character': {
    'This is half of a letter ({0}); its other half was lost.': 'هذا نصف حرف ({0})، وقد ضاع نصفه الآخر.',
    'A letter was lost here when the file was saved or converted: it is only "{0}" now.':
      'ضاع هنا حرف عند حفظ الملف أو تحويله، ولم يبق منه إلا «{0}».',
    'Write the letter again, without "\\u".': 'أعيدوا كتابة الحرف دون «\\u».',
    'Write the letter again, and look for others; or save the file as UTF-8 from a copy that is still right.':
      'أعيدوا كتابة الحرف وابحثوا عن غيره؛ أو احفظوا الملف بترميز UTF-8 من نسخة سليمة.',
  },
  'lost-letter': {
    '{0} has an accent instead of an apostrophe.': 'في {0} علامة نبر مكان الفاصلة العليا.',
    '{0} has a character that most computers show as a box.': 'في {0} محرف تعرضه أغلب الحواسيب مربعًا.',
    '{0} has a question mark where a letter should be.': 'في {0} علامة استفهام مكان حرف.',
    '{0} has a question mark where a sign should be.': 'في {0} علامة استفهام مكان رمز.',
    'Write "’".': 'اكتبوا «’».',
    'Type what was meant, or delete it: it comes from a font that readers do not have.':
      'اكتبوا المقصود، أو احذفوه: فهو من خط لا يملكه القرّاء.',
    'A program has lost the letter: type it again, and save the file as UTF-8.':
      'أضاع أحد البرامج الحرف: أعيدوا كتابته، واحفظوا الملف بترميز UTF-8.',
    'A program has lost the sign, such as "°", "µ", "±" or "–": type it again, and save the file as UTF-8.':
      'أضاع أحد البرامج الرمز، مثل «°» أو «µ» أو «±» أو «–»: أعيدوا كتابته، واحفظوا الملف بترميز UTF-8.',
  },
  'markdown-heading': {
    'This text has no headings: visitors would read the signs "#".':
      'لا عناوين في هذا النص: سيقرأ الزوار العلامات «#».',
    'The sign "#" is shown as it is, since no space follows it.': 'تظهر العلامة «#» كما هي لأن لا مسافة بعدها.',
    'A line of signs is shown as it is: it makes neither a heading nor a line here.':
      'يظهر سطر العلامات كما هو: فهو لا يصنع هنا عنوانًا ولا خطًّا.',
    'This heading has level {0}, and the one before it level {1}.':
      'هذا العنوان من المستوى {0}، والذي قبله من المستوى {1}.',
    'This heading has level 1, as the title of the page.': 'هذا العنوان من المستوى 1، مثل عنوان الصفحة.',
    'This line under a text makes no heading, but a line across the page.':
      'هذا السطر تحت نص لا يصنع عنوانًا، بل خطًّا بعرض الصفحة.',
    'Write the words in **bold** on a line of their own, or put them into the heading of the section.':
      'اكتبوا الكلمات بخط **عريض** في سطر خاص، أو ضعوها في عنوان القسم.',
    'In a page of its own, a heading is written "## Heading". <0>':
      'في صفحة مستقلة يُكتب العنوان بصيغة «## Heading». <0>',
    'Delete it; in a page of its own, a heading is written "## Heading", and a line is between two empty lines.':
      'احذفوه؛ وفي صفحة مستقلة يُكتب العنوان بصيغة «## Heading»، ويوضع الخط بين سطرين فارغين.',
    'Write "{0}": screen readers count the levels, and none may be left out.':
      'اكتبوا «{0}»: فقارئات الشاشة تعدّ المستويات، ولا يجوز تخطي أحدها.',
    'Begin with "## Heading": the title of the page is the only heading of level 1.':
      'ابدؤوا بـ«## Heading»: فعنوان الصفحة هو الوحيد من المستوى 1.',
    'Write "## " before the words for a heading; put an empty line before the hyphens for a line.':
      'للعنوان اكتبوا «##» قبل الكلمات؛ وللخط ضعوا سطرًا فارغًا قبل الشرطات.',
  },
  'markdown-html': {
    'HTML is shown as it is typed.': 'تظهر شفرة HTML كما كُتبت.',
    'No character has this name, so that it is shown as it is typed.': 'لا محرف بهذا الاسم، ولذلك يظهر كما كُتب.',
    'Write **bold**, *soft*, [words](address) or a list with hyphens; a line ends with a backslash. Delete comments.':
      'اكتبوا **عريض** أو *مائل* أو [كلمات](عنوان) أو قائمة بشرطات؛ وينتهي السطر بشرطة مائلة عكسية. واحذفوا التعليقات.',
  },
  'markdown-in-plain-text': {
    '{0} is Markdown, in a text that is shown as it is typed.': '{0} صيغة Markdown في نص يظهر كما كُتب.',
    'Write the words without the signs around them.': 'اكتبوا الكلمات دون العلامات التي حولها.',
    'Write the words alone; a text of another field may have the link.':
      'اكتبوا الكلمات وحدها؛ ويمكن وضع الرابط في نص حقل آخر.',
  },
  'markdown-line-break': {
    'This backslash is shown as it is, since nothing follows it.':
      'تظهر هذه الشرطة المائلة العكسية كما هي لأن لا شيء بعدها.',
    'Delete it. At the end of a line, it begins a new one.': 'احذفوها. فهي تبدأ سطرًا جديدًا إذا كانت في آخر السطر.',
  },
  'markdown-link': {
    'This address is shown as text, and leads nowhere.': 'يظهر هذا العنوان نصًّا ولا يؤدي إلى شيء.',
    'There is a space between the words of this link and its address, so that both are shown.':
      'بين كلمات هذا الرابط وعنوانه مسافة، ولذلك يظهران معًا.',
    'This link is not complete, so that its brackets are shown.': 'هذا الرابط غير مكتمل، ولذلك تظهر أقواسه.',
    'The address of this link is written nowhere, so that its brackets are shown.':
      'عنوان هذا الرابط غير مكتوب، ولذلك تظهر أقواسه.',
    'The brackets of this link are the wrong way round, so that they are shown.':
      'أقواس هذا الرابط معكوسة الترتيب، ولذلك تظهر.',
    'Write [words](address), with nothing between the brackets.': 'اكتبوا [كلمات](عنوان)، دون شيء بين القوسين.',
    'Write [words](address), with the closing bracket and without spaces in the address.':
      'اكتبوا [كلمات](عنوان)، مع قوس الإغلاق ودون مسافات في العنوان.',
    'Write [words](address), or add a line such as "[name]: https://example.org" to the same text.':
      'اكتبوا [كلمات](عنوان)، أو أضيفوا إلى النص نفسه سطرًا مثل «[name]: https://example.org».',
    'Write [words](address).': 'اكتبوا [كلمات](عنوان).',
    'Write [words](address), or <address> to show the address itself.':
      'اكتبوا [كلمات](عنوان)، أو <عنوان> لإظهار العنوان نفسه.',
    'Write [words](https://www.…).': 'اكتبوا [كلمات](https://www.…).',
  },
  'markdown-list': {
    'This item is typed as {0} and shown as {1}.': 'كُتب هذا العنصر برقم {0} ويظهر برقم {1}.',
    'This line begins a list with the number {0}.': 'يبدأ هذا السطر قائمة بالرقم {0}.',
    'This list begins again with 1.': 'تبدأ هذه القائمة من 1 مجددًا.',
    'This line is not a list item: it continues the line before.': 'ليس هذا السطر عنصرًا في قائمة، بل تتمة لما قبله.',
    'These lines are not a list: they continue the line before.': 'ليست هذه الأسطر قائمة، بل تتمة للسطر السابق.',
    'Write a backslash before the full stop: {0}.': 'ضعوا شرطة مائلة عكسية قبل النقطة: {0}.',
    'Indent what belongs to an item by three spaces, so that the list goes on after it.':
      'ابدؤوا ما يتبع عنصرًا بثلاث مسافات لتستمر القائمة بعده.',
    'Number the items one after the other, or write a backslash before the full stop.':
      'رقّموا العناصر بالتتابع، أو ضعوا شرطة مائلة عكسية قبل النقطة.',
    'Begin each item with a hyphen and a space: "- first".': 'ابدؤوا كل عنصر بشرطة ومسافة: «- الأول».',
    'Put an empty line before the first of them.': 'ضعوا سطرًا فارغًا قبل أولها.',
  },
  'markdown-picture': {
    'This text shows no pictures: visitors would read "!" and a link.':
      'لا يعرض هذا النص صورًا: سيقرأ الزوار «!» ورابطًا.',
    'Pictures have fields of their own, and may be in pages of data/pages/. Delete the exclamation mark for a link.':
      'للصور حقول خاصة، وتوضع أيضًا في صفحات data/pages/. وللرابط احذفوا علامة التعجب.',
  },
  'markdown-table': {
    'This is not a table, so its lines are shown as text.': 'ليس هذا جدولًا، ولذلك تظهر أسطره نصًّا.',
    'The second line has a part "---" for every column of the first: "| Day | Place |", then "| --- | --- |".':
      'يُكتب في السطر الثاني «---» لكل عمود في الأول: «| اليوم | المكان |» ثم «| --- | --- |».',
  },
  'markdown-unclosed': {
    'This asterisk is shown as it is, since it has no partner.': 'تظهر هذه النجمة كما هي لأن لا نجمة تقابلها.',
    'This underscore is shown as it is, since it has no partner.':
      'تظهر هذه الشرطة السفلية كما هي لأن لا شرطة تقابلها.',
    'This backtick is shown as it is, since it has no partner.': 'تظهر هذه العلامة (`) كما هي لأن لا علامة تقابلها.',
    'These tildes are shown as they are, since they have no partners.':
      'تظهر علامات المدّة (~) كما هي لأن لا علامات تقابلها.',
    'The signs "==" are shown as they are: texts are not marked in colour here.':
      'تظهر العلامات «==» كما هي: فلا تُلوَّن النصوص هنا.',
    'Write *softly* or **loudly**, without spaces inside. <0>': 'اكتبوا *مائل* أو **عريض**، دون مسافات في الداخل. <0>',
    'Write _softly_ or __loudly__, without spaces inside. <0>': 'اكتبوا _مائل_ أو __عريض__، دون مسافات في الداخل. <0>',
    'Write `code` between two of them. <0>': 'اكتبوا `code` بين علامتين. <0>',
    'Write ~~struck out~~, without spaces inside. <0>': 'اكتبوا ~~مشطوب~~، دون مسافات في الطرفين. <0>',
    'Write the words in **bold**.': 'اكتبوا الكلمات بخط **عريض**.',
  },
  'markdown-unsupported': {
    'There are no footnotes here: the brackets are shown.': 'لا حواشي هنا: تظهر الأقواس كما هي.',
    'Boxes to tick are shown as brackets.': 'تظهر مربعات الاختيار أقواسًا.',
    'This text has no blocks of code.': 'لا يقبل هذا النص كتل شفرة.',
    'This sign of another program is shown as it is.': 'تظهر هذه العلامة الخاصة ببرنامج آخر كما هي.',
    'This mark of a language is not complete, so that its brackets are shown.':
      'علامة اللغة هذه غير مكتملة، ولذلك تظهر أقواسها.',
    'Delete the brackets, or write ✓ before what is done.': 'احذفوا الأقواس، أو اكتبوا ✓ قبل ما أُنجز.',
    'Write the note into the text, in brackets.': 'اكتبوا الحاشية في النص بين قوسين.',
    'Write `code` within a line; pages of data/pages/ may have blocks.':
      'اكتبوا `code` داخل السطر؛ وتقبل صفحات data/pages/ الكتل.',
    'Delete it; docs/files.md says what texts may have.': 'احذفوها؛ ويبيّن docs/files.md ما تقبله النصوص.',
    'Write [louage]{lang=fr}, with nothing between the brackets.': 'اكتبوا [louage]{lang=fr}، دون شيء بين القوسين.',
  },
  'meal-hour': {
    '"{0}" begins at {1}, and lunch is at midday.': 'يبدأ «{0}» في {1}، والغداء وقت الظهر.',
    '"{0}" begins at {1}, and dinner is in the evening.': 'يبدأ «{0}» في {1}، والعشاء في المساء.',
    '"{0}" is from {1} to {2}, and lunch is at midday.': 'يمتد «{0}» من {1} إلى {2}، والغداء وقت الظهر.',
    'Correct the title or the hour.': 'صحّحوا العنوان أو الساعة.',
    'Check the hours: 01:00 may be meant as 13:00. For another meal, write the kind "break" or "social".':
      'تحققوا من الساعات: فقد يُقصد بـ 01:00 الساعة 13:00. ولوجبة أخرى اكتبوا النوع «break» أو «social».',
  },
  'merge-conflict': {
    'This text has unresolved conflict markers of a merge.': 'في هذا النص علامات تعارض لم يُحلّ عند الدمج.',
    'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.':
      'أبقوا إحدى النسختين، واحذفوا الأسطر التي فيها <<<<<<< و======= و>>>>>>>.',
  },
  'missing-asset': {
    'There is no file public{0}.': 'لا يوجد ملف public{0}.',
    'Put the file into public/ first, or correct its name.': 'ضعوا الملف أولًا في public/، أو صحّحوا اسمه.',
  },
  'missing-column': {
    'The column "{0}" is missing.': 'العمود «{0}» مفقود.',
    'Add it to the first line; the columns are: {0}.': 'أضيفوه إلى السطر الأول؛ والأعمدة هي: {0}.',
  },
  'missing-currency': {
    'Nothing says in which currency the column "{0}" is.': 'لا شيء يبيّن عملة العمود «{0}».',
    'Nothing says in which currency the <0> are.': 'لا شيء يبيّن عملة <0>.',
    fees: 'الرسوم',
    supplements: 'الخدمات الإضافية',
    'No currency is offered for payments.': 'لا عملة معروضة للدفع.',
    'Add "fees" to registration.yaml, with "local" and "international", each with a caption and a currency; one of the two is enough where everybody pays the same.':
      'أضيفوا إلى registration.yaml الحقل «fees» وفيه «local» و«international»، ولكل منهما تسمية وعملة؛ ويكفي أحدهما إن كان الجميع يدفعون المبلغ نفسه.',
    'Add a currency to currencies.csv, with "yes" in the column "offered".':
      'أضيفوا عملة إلى currencies.csv مع «yes» في العمود «offered».',
    'Add "{0}", with a caption and a currency, to "fees" in registration.yaml; or delete the column.':
      'أضيفوا «{0}» بتسمية وعملة إلى «fees» في registration.yaml؛ أو احذفوا العمود.',
  },
  'missing-fact': {
    '{0} needs <1>.': 'تتطلب صيغة {0} هذه المعلومة: <1>.',
    'the editors': 'المحرّرون',
    'the publisher': 'الناشر',
    'the name and the mailbox of whoever deposits': 'اسم المودِع وبريده',
    'the key of the volume': 'مفتاح المجلد',
    'the number of the volume': 'رقم المجلد',
    'the address of the site': 'عنوان الموقع',
    'a page for each paper': 'صفحة لكل ورقة',
    'a DOI for each paper': 'معرّف DOI لكل ورقة',
    'List them as `editors` in proceedings.yaml, or take `{0}` out of `formats`.':
      'اذكروهم في `editors` من proceedings.yaml، أو احذفوا `{0}` من `formats`.',
    'Give `publisher` with its name in proceedings.yaml, or take `{0}` out of `formats`.':
      'اكتبوا `publisher` مع اسمه في proceedings.yaml، أو احذفوا `{0}` من `formats`.',
    'Give `depositor` with name and email in proceedings.yaml, or take `{0}` out of `formats`.':
      'اكتبوا `depositor` مع name وemail في proceedings.yaml، أو احذفوا `{0}` من `formats`.',
    'Give `dblpKey` in proceedings.yaml, such as conf/abc/2031, or take `{0}` out of `formats`.':
      'اكتبوا `dblpKey` في proceedings.yaml، مثل conf/abc/2031، أو احذفوا `{0}` من `formats`.',
    'Give `ceurVolume` in proceedings.yaml: Vol-XXXX until there is one, or take `{0}` out of `formats`.':
      'اكتبوا `ceurVolume` في proceedings.yaml (أو Vol-XXXX ريثما يتحدد)، أو احذفوا `{0}` من `formats`.',
    'Give `url` in conference.yaml, or take `{0}` out of `formats`.':
      'اكتبوا `url` في conference.yaml، أو احذفوا `{0}` من `formats`.',
    'Switch `paperPages` on in conference.yaml, or take `{0}` out of `formats`.':
      'فعّلوا `paperPages` في conference.yaml، أو احذفوا `{0}` من `formats`.',
    'Give `doiPrefix` in proceedings.yaml, or fill in the column "doi" of papers.csv, or take `{0}` out of `formats`.':
      'اكتبوا `doiPrefix` في proceedings.yaml، أو املؤوا العمود «doi» من papers.csv، أو احذفوا `{0}` من `formats`.',
  },
  'missing-file': {
    'Put the whole data of that year into the folder, or delete the folder. <0>':
      'ضعوا في المجلد كل بيانات تلك السنة، أو احذفوه. <0>',
    'The file {0} is missing.': 'الملف {0} مفقود.',
    'The edition "{0}" has no conference.yaml.': 'ليس للدورة «{0}» ملف conference.yaml.',
  },
  'missing-folder': {
    'The folder of the data does not exist.': 'مجلد البيانات غير موجود.',
    'This is a file, and not the folder of the data.': 'هذا ملف، وليس مجلد البيانات.',
    'Check the name; the data of the site itself is in the folder "data".':
      'تحققوا من الاسم؛ فبيانات الموقع نفسه في المجلد «data».',
  },
  'missing-place': {
    'The conference has no place.': 'ليس للمؤتمر مكان.',
    'Add "venue:" with a line "  city: …" below it, or "online: true", or both.':
      'أضيفوا «venue:» وتحته سطر «city: …» بمسافتين في بدايته، أو «online: true»، أو كليهما.',
  },
  'missing-source': {
    '"{0}" is generated from the call for posters, which is missing.': 'يُنشأ «{0}» من الدعوة إلى الملصقات، وهي مفقودة.',
    '"{0}" has no special session.': 'لا جلسة خاصة لـ«{0}».',
    'Add a call with the id "posters" to calls.yaml, or delete this row.':
      'أضيفوا إلى calls.yaml دعوة معرّفها «posters»، أو احذفوا هذا السطر.',
    'Write the id of the special session into the column "specialSession", or delete this row.':
      'اكتبوا معرّف الجلسة الخاصة في العمود «specialSession»، أو احذفوا هذا السطر.',
  },
  'missing-value': {
    'The column "{0}" is empty in this row, and it has a day.': 'العمود «{0}» فارغ في هذا السطر مع أن له يومًا.',
    'The column "{0}" is empty in this row.': 'العمود «{0}» فارغ في هذا السطر.',
    'There is a time, and no day.': 'يوجد وقت دون يوم.',
    'There is a room, and no day.': 'توجد قاعة دون يوم.',
    'The row has a session and a day of its own.': 'للسطر جلسة ويوم خاص به في آن واحد.',
    'The presentation has neither a session nor a day.': 'ليس للعرض جلسة ولا يوم.',
    'The field "{0}" is missing.': 'الحقل «{0}» مفقود.',
    'The field "{0}" is empty.': 'الحقل «{0}» فارغ.',
    'Entry {0} of the field "{1}" is empty.': 'المدخل {0} من الحقل «{1}» فارغ.',
    'Entry {0} of the column "{1}" is empty.': 'المدخل {0} من العمود «{1}» فارغ.',
    'The field "{0}" has no entries.': 'لا مدخلات في الحقل «{0}».',
    'The column "{0}" has no entries.': 'لا مدخلات في العمود «{0}».',
    '{0} has no amount for the price list "{1}".': 'ليس في {0} مبلغ لقائمة الأسعار «{1}».',
    'Write the time, as in 09:30.': 'اكتبوا الوقت، مثل 09:30.',
    'Write the day in the column "date", or the id of a session.': 'اكتبوا اليوم في العمود «date»، أو معرّف جلسة.',
    'Write the day in the column "date", as in 2023-12-13.': 'اكتبوا اليوم في العمود «date»، مثل 2023-12-13.',
    'Empty "session" if it has a slot of its own, or "date" if it is presented in the session.':
      'أفرغوا «session» إن كان له موعد خاص، أو «date» إن كان يُقدَّم في الجلسة.',
    'Write the id of the session, from sessions.csv, or the day and the hours of its own slot.':
      'اكتبوا معرّف الجلسة من sessions.csv، أو يوم موعده الخاص وساعاته.',
    'Add a line "{0}:", and below it an item for each, after a hyphen and a space. It holds: {1}':
      'أضيفوا سطر «{0}:»، وتحته عنصرًا لكل واحد بعد شرطة ومسافة.',
    'Add a line "{0}:", and below it its fields, indented by two spaces. It holds: {1}':
      'أضيفوا سطر «{0}:»، وتحته حقوله بمسافتين في بدايتها.',
    'Add a line "{0}: …". It holds: {1}': 'أضيفوا سطر «{0}: …».',
    'In YAML, # begins a comment. Write the value between quotation marks: "{0}".':
      'تبدأ العلامة # تعليقًا في YAML. ضعوا القيمة بين علامتي تنصيص: "{0}".',
    'Write at least one, on a line of its own after a hyphen and a space. It holds: {0}':
      'اكتبوا واحدًا على الأقل، في سطر خاص بعد شرطة ومسافة.',
    'Write its fields below it, indented by two spaces. It holds: {0}': 'اكتبوا حقوله تحته بمسافتين في بدايتها.',
    'Write below it an item for each, after a hyphen and a space. It holds: {0}':
      'اكتبوا تحته عنصرًا لكل واحد بعد شرطة ومسافة.',
    'Write true or false. It holds: {0}': 'اكتبوا true أو false.',
    'Write the amount in digits: "fees" in registration.yaml has a price list "{0}".':
      'اكتبوا المبلغ بالأرقام: ففي «fees» من registration.yaml قائمة أسعار «{0}».',
    'Add the column "{0}" to {1}. Where everybody pays the same, take "{0}" out here, and leave "{2}".':
      'أضيفوا العمود «{0}» إلى {1}. وإن كان الجميع يدفعون المبلغ نفسه فاحذفوا «{0}» من هنا وأبقوا «{2}».',
  },
  'misspelt-word': {
    '"{0}" is "{1}" everywhere else.': 'تُكتب «{0}» في كل موضع آخر «{1}».',
  },
  'mixed-separators': {
    'The first line has <0> between its cells, and the other lines have <1>.':
      'تفصل بين خلايا السطر الأول <0>، وبين خلايا الأسطر الأخرى <1>.',
    'This row has <0> between its cells, and the first line has others.':
      'تفصل بين خلايا هذا السطر <0>، خلافًا للسطر الأول.',
    'This table has "{0}" between its cells.': 'تفصل بين خلايا هذا الجدول العلامة «{0}».',
    'Save the table again with <0> throughout, or write <1> in the first line.':
      'أعيدوا حفظ الجدول مع <0> في كل أسطره، أو ضعوا <1> في السطر الأول.',
    'Save it again as CSV, with commas, semicolons or tabs.':
      'أعيدوا حفظه بصيغة CSV، بفواصل أو فواصل منقوطة أو علامات جدولة.',
    'Write the signs of the first line between the cells.': 'افصلوا بين الخلايا بعلامات السطر الأول.',
    commas: 'الفواصل',
    semicolons: 'الفواصل المنقوطة',
    tabs: 'علامات الجدولة',
  },
  'more-than-a-name': {
    '{0} is a country, and not the name of a person.': '{0} اسم بلد، وليس اسم شخص.',
    '{0} is an institution, not a person.': '{0} اسم مؤسسة، وليس اسم شخص.',
    '{0} is a role, not a name.': '{0} وظيفة، وليس اسمًا.',
    '{0} is a user name.': '{0} اسم مستخدم.',
    '{0} has signs around the name.': 'حول الاسم في {0} علامات.',
    '{0} contains <1> in addition to the name.': 'في {0} زيادة على الاسم: <1>.',
    'an address or number': 'عنوان أو رقم',
    'people without a name': 'أشخاص بلا أسماء',
    'a mark': 'علامة',
    'what somebody is': 'صفة الشخص',
    'an affiliation': 'جهة الانتماء',
    '"{0}"': '«{0}»',
    'Write the name alone; people.csv has columns for both.': 'اكتبوا الاسم وحده؛ ففي people.csv عمودان لهما.',
    'Write the name as it is read, with spaces between its words.': 'اكتبوا الاسم كما يُقرأ، بمسافات بين كلماته.',
    'Write the name: two cells may be exchanged.': 'اكتبوا الاسم: فربما تبادلت خليتان.',
    'Write the names alone; people.csv has a column for the affiliation.':
      'اكتبوا الأسماء وحدها؛ ففي people.csv عمود لجهة الانتماء.',
    'Write the name alone; people.csv has a column for the affiliation.':
      'اكتبوا الاسم وحده؛ ففي people.csv عمود لجهة الانتماء.',
    'Name everybody: people without a name are not on pages, in the index or in citations.':
      'سمّوا كل شخص: فمن لا اسم له لا يظهر في الصفحات ولا الفهرس ولا الاستشهادات.',
    'Write the name alone: addresses in lists of names are read by robots first.':
      'اكتبوا الاسم وحده: فأول من يقرأ العناوين في قوائم الأسماء برامج آلية.',
    'Delete the mark.': 'احذفوا العلامة.',
    'Delete the sign: names are separated by semicolons.': 'احذفوا العلامة: فالأسماء تُفصل بفاصلة منقوطة.',
    'Delete the mark; footnotes and numbers have no place in a list of names.':
      'احذفوا العلامة؛ فلا مكان للحواشي والأرقام في قائمة أسماء.',
    'Write names alone; people.csv has columns for affiliation and country.':
      'اكتبوا الأسماء وحدها؛ ففي people.csv عمودان لجهة الانتماء والبلد.',
  },
  'name-form': {
    '{0} is one name twice.': '{0} اسم واحد مكرر.',
    '{0} has words in capitals.': 'في {0} كلمات بأحرف كبيرة.',
    '{0} has a title among names that have none.': 'في {0} لقب بين أسماء لا ألقاب لها.',
    '{0} has the family name first, followed by initials.': 'في {0} اسم العائلة أولًا تتبعه أحرف أولى.',
    '{0} has the family name first.': 'في {0} اسم العائلة أولًا.',
    '"{0}" is not a part of the name "{1}".': 'ليس «{0}» جزءًا من الاسم «{1}».',
    '{0} is a word, not the name of an author.': '{0} كلمة، وليس اسم مؤلف.',
    '{0} has the same title twice.': 'في {0} لقب مكرر.',
    '{0} is one word; the other names have a given and a family name.':
      '{0} كلمة واحدة؛ وفي الأسماء الأخرى اسم شخصي واسم عائلة.',
    '{0} begins with a small letter.': 'يبدأ {0} بحرف صغير.',
    '{0} is written in small letters.': 'كُتب {0} بأحرف صغيرة.',
    '{0} is two names without a space between them.': '{0} اسمان بلا مسافة بينهما.',
    '{0} looks like two people without a semicolon between them.': 'يبدو {0} شخصين بلا فاصلة منقوطة بينهما.',
    '{0} is two people without a semicolon between them.': '{0} شخصان بلا فاصلة منقوطة بينهما.',
    '{0} has an accent next to its letter.': 'في {0} علامة نبر بجانب حرفها.',
    'Correct one of the two: indexes and citations use the family name.':
      'صحّحوا أحدهما: فالفهارس والاستشهادات تعتمد اسم العائلة.',
    'Check whether two cells are exchanged: these may be keywords.':
      'تحققوا هل تبادلت خليتان: فقد تكون هذه كلمات مفتاحية.',
    'Write the given name in full before it, as the other names are written.':
      'اكتبوا قبله الاسم الشخصي كاملًا كما كُتبت سائر الأسماء.',
    'Write the name in full. If it is, accept this warning.': 'اكتبوا الاسم كاملًا. وإن كان كذلك فاقبلوا هذا التنبيه.',
  },
  'name-gap': {
    'This list has an empty place next to a semicolon.': 'في هذه القائمة موضع فارغ بجانب فاصلة منقوطة.',
    'Delete a semicolon, or write the name that is missing.': 'احذفوا فاصلة منقوطة، أو اكتبوا الاسم الناقص.',
  },
  'name-twice': {
    '"{0}" is in this list twice.': 'ورد «{0}» مرتين في هذه القائمة.',
    'Delete one of the two; the other is "{0}".': 'احذفوا أحدهما؛ والآخر هو «{0}».',
  },
  'names-by-case': {
    '"{0}" is in this file twice.': 'ورد «{0}» مرتين في هذا الملف.',
    'Delete one of the two, or give it its own name: visitors cannot tell them apart.':
      'احذفوا أحدهما، أو سمّوه باسم خاص: فلا يستطيع الزوار التمييز بينهما.',
  },
  'near-domain': {
    '"{0}" is one letter off "{1}", which is <2>.': 'يختلف «{0}» بحرف واحد عن «{1}» الوارد <2>.',
    'in conference.yaml': 'في conference.yaml',
    'in {0} other places': 'في مواضع أخرى عددها {0}',
  },
  'needless-acceptance': {
    'No rule has the code {0} now.': 'لم تعد أي قاعدة تحمل الرمز {0}.',
    'There is no problem {0} in {1} about {2} any more.': 'لم تعد في {1} مشكلة {0} بشأن {2}.',
    'There is no problem {0} in {1} any more.': 'لم تعد في {1} مشكلة {0}.',
    'Delete this entry, or correct its code, file and what it is about.':
      'احذفوا هذا المدخل، أو صحّحوا رمزه وملفه وموضوعه.',
    'Correct the code, or delete this entry if the rule was removed.':
      'صحّحوا الرمز، أو احذفوا هذا المدخل إن أُلغيت القاعدة.',
  },
  'nested-too-deep': {
    'The nesting is too deep.': 'التداخل أعمق مما يجوز.',
    'Look for brackets that are not closed, and for hyphens that repeat.': 'ابحثوا عن أقواس لم تُغلق وعن شرطات مكررة.',
  },
  'not-in-list': {
    '"{0}" is not a kind of <1>.': '«{0}» ليس نوعًا معروفًا لأي <1>.',
    session: 'جلسة',
    contribution: 'مساهمة',
    '{0} is not one of the allowed values.': '{0} ليست من القيم المقبولة.',
  },
  'number-order': {
    'Session {0} ({1}) is before session {2} ({3}).': 'تسبق الجلسة {0} ({1}) الجلسة {2} ({3}).',
    'Number the sessions in the order of time: two numbers may have been exchanged, or a date is wrong.':
      'رقّموا الجلسات بترتيب زمني: فربما تبادل رقمان، أو كان أحد التواريخ خاطئًا.',
  },
  'offset-disagrees': {
    '"{0}" is not the time of the conference, which is {1}.': '«{0}» ليس توقيت المؤتمر، وهو {1}.',
    'Write {{conference.timeZoneLabel}}, or correct it.': 'اكتبوا {{conference.timeZoneLabel}}، أو صحّحوه.',
  },
  'oral-without-room': {
    '"{0}" has no room.': 'لا قاعة لـ«{0}».',
    'Write the id of its room from rooms.csv, or "online" into the column "mode".':
      'اكتبوا معرّف قاعته من rooms.csv، أو «online» في العمود «mode».',
  },
  'out-of-range': {
    '{0} is too small for <1>.': 'القيمة {0} أصغر مما يقبله <1>.',
    '{0} is too large for <1>.': 'القيمة {0} أكبر مما يقبله <1>.',
    'It must be at least {0}.': 'الحد الأدنى {0}.',
    'It must be at most {0}.': 'الحد الأقصى {0}.',
  },
  'outside-conference-days': {
    '{0} is not a day of the conference.': '{0} ليس من أيام المؤتمر.',
    'A start at {0} belongs to the evening before, since days end at {1} (dayEnds). <2>':
      'البداية في {0} تابعة لمساء اليوم السابق، لأن الأيام تنتهي في {1} (dayEnds). <2>',
    'The conference lasts from {0} to {1}.': 'يمتد المؤتمر من {0} إلى {1}.',
  },
  'outside-opening-hours': {
    '"{0}" <1>, but the venue <2>.': '«{0}»: <1>، لكن مكان الانعقاد <2>.',
    'starts at {0}': 'البداية في {0}',
    'opens at {0}': 'يفتح في {0}',
    'ends at {0}': 'النهاية في {0}',
    'closes at {0}': 'يغلق في {0}',
    'Correct the time of the session, or the opening hours in conference.yaml.':
      'صحّحوا وقت الجلسة، أو ساعات الفتح في conference.yaml.',
    'The venue <0>.': 'مكان الانعقاد <0>.',
  },
  'overlaps-plenary': {
    '<0> takes place during <1>, which is for everybody.': 'يُعقد <0> أثناء <1> المخصصة للجميع.',
    'Move one of the two, or hold the plenary session in a room that is not marked as plenary in rooms.csv.':
      'انقلوا إحداهما، أو اعقدوا الجلسة العامة في قاعة غير مؤشرة «plenary» في rooms.csv.',
  },
  'own-page-absolute': {
    '"{0}" is an absolute link to a page of this site.': '«{0}» رابط مطلق إلى صفحة من هذا الموقع.',
    'Write {0}: such a link works in drafts and past editions, too, and is checked.':
      'اكتبوا {0}: فهذا الرابط يعمل في المسودات والدورات السابقة أيضًا، ويُتحقق منه.',
  },
  'page-head': {
    'The head of the page is not closed.': 'رأس الصفحة غير مغلق.',
    'The page has no head.': 'ليس للصفحة رأس.',
    'The head of the page has no fields.': 'لا حقول في رأس الصفحة.',
    'Begin the file with a line "---", then "title: …", then another line "---", and then the text.':
      'ابدؤوا الملف بسطر «---»، ثم «title: …»، ثم سطر «---» آخر، ثم النص.',
  },
  'page-numbers': {
    'Paper {0} ({1}) and paper {2} ({3}) have the same pages.': 'للورقة {0} ({1}) والورقة {2} ({3}) صفحات مشتركة.',
    'The pages "{0}" of paper {1} end before they begin.': 'تنتهي صفحات الورقة {1} («{0}») قبل أن تبدأ.',
    'The pages "{0}" of paper {1} have no end.': 'لا نهاية لصفحات الورقة {1} («{0}»).',
    'The pages of all papers follow each other in the table, and those of paper {0} ({1}) do not.':
      'تتتابع صفحات الأوراق كلها في الجدول ما عدا صفحات الورقة {0} ({1}).',
    'Correct the pages of one of the two.': 'صحّحوا صفحات إحداهما.',
    'Write the first page, a hyphen and the last page, as in 12-19.':
      'اكتبوا الصفحة الأولى ثم شرطة ثم الأخيرة، مثل 12-19.',
    'Correct the pages: a digit may be wrong, or those of two papers exchanged.':
      'صحّحوا الصفحات: فقد يكون أحد الأرقام خاطئًا، أو تبادلت صفحات ورقتين.',
    'Write the last page after the hyphen, as in 12-19.': 'اكتبوا الصفحة الأخيرة بعد الشرطة، مثل 12-19.',
  },
  'panel-without-session': {
    'The panel "{0}" has no session in the schedule.': 'لا جلسة في البرنامج لحلقة النقاش «{0}».',
    'In sessions.csv, write "{0}" into the column "panel" of its session.':
      'اكتبوا في sessions.csv «{0}» في العمود «panel» من جلستها.',
  },
  'paper-half-timed': {
    'The row has a time for its <0> and none for its <1>.': 'في السطر وقت <0> دون وقت <1>.',
    start: 'البداية',
    end: 'النهاية',
    'Write both times, or neither.': 'اكتبوا الوقتين معًا، أو لا تكتبوا أيًّا منهما.',
  },
  'paper-in-other-session': {
    '"{0}" is a {1} session and contains paper {2}.': '«{0}» جلسة من نوع {1} وفيها الورقة {2}.',
    '"{0}" is a {1} session, and {2} papers are in it: {3}.': '«{0}» جلسة من نوع {1} وفيها أوراق عددها {2}: {3}.',
    'Move the paper to an oral session, or correct the kind of the session.':
      'انقلوا الورقة إلى جلسة شفوية، أو صحّحوا نوع الجلسة.',
    'Correct the kind of the session, or move the papers to an oral session.':
      'صحّحوا نوع الجلسة، أو انقلوا الأوراق إلى جلسة شفوية.',
  },
  'paper-outside-session': {
    '"{0}" ({1}–{2}) is not within its session "{3}" ({4}–{5}).': 'يتجاوز «{0}» ({1}–{2}) جلسته «{3}» ({4}–{5}).',
    'Correct its times, or those of the session.': 'صحّحوا وقته، أو وقت الجلسة.',
  },
  'paper-overlap': {
    'Two contributions of one session are presented at the same time: <0> and <1>.':
      'تُقدَّم مساهمتان من جلسة واحدة في الوقت نفسه: <0> و<1>.',
    'Let each start when the one before ends.': 'اجعلوا كل واحدة تبدأ عند نهاية سابقتها.',
  },
  'part-of-a-part': {
    '"{0}" is a part of "{1}", which is a part of another session itself.':
      '«{0}» جزء من «{1}»، وهذه جزء من جلسة أخرى.',
    'Name a session that is not a part of another.': 'اذكروا جلسة ليست جزءًا من غيرها.',
  },
  'part-outside-session': {
    '<0> is not within <1>, of which it is a part.': 'تتجاوز <0> الجلسة <1> التي هي جزء منها.',
    'Correct the times of one of the two.': 'صحّحوا وقت إحداهما.',
  },
  'person-double-booked': {
    '{0} is in two places at once on {1}: <2> and <3>.': '{0} في مكانين في الوقت نفسه يوم {1}: <2>، و<3>.',
    'presenting paper {0} in "{1}" ({2}–{3})': 'تقديم الورقة {0} في «{1}» ({2}–{3})',
    'presenting poster {0} in "{1}" ({2}–{3})': 'تقديم الملصق {0} في «{1}» ({2}–{3})',
    'presenting {0} {1} in "{2}" ({3}–{4})': 'تقديم {1} ({0}) في «{2}» ({3}–{4})',
    'presenting {0} in "{1}" ({2}–{3})': 'تقديم {0} في «{1}» ({2}–{3})',
    'speaker in "{0}" ({1}–{2})': 'محاضرة في «{0}» ({1}–{2})',
    'chair of the panel in "{0}" ({1}–{2})': 'إدارة الحلقة النقاشية في «{0}» ({1}–{2})',
    'panelist in "{0}" ({1}–{2})': 'مشاركة في الحلقة النقاشية في «{0}» ({1}–{2})',
    'chair in "{0}" ({1}–{2})': 'رئاسة الجلسة في «{0}» ({1}–{2})',
    'Move one of the two sessions, or name another person. If they are two people, write a second given name or initial.':
      'انقلوا إحدى الجلستين، أو اذكروا شخصًا آخر. وإن كانا شخصين فأضيفوا اسمًا ثانيًا أو حرفًا أول.',
    'As "{0}", <1> here.': 'هنا باسم «{0}»: <1>.',
  },
  'phrase-names': {
    'This phrase cannot contain {{0}}.': 'لا يجوز أن تحتوي هذه العبارة على {{0}}.',
    'This phrase does not contain {{0}}.': 'لا تحتوي هذه العبارة على {{0}}.',
    'It may contain {0}.': 'يجوز أن تحتوي على {0}.',
    'It must contain {0}.': 'يجب أن تحتوي على {0}.',
  },
  'picture-format': {
    'The picture public{0} is in an unknown format, although its name says otherwise.':
      'الصورة public{0} بصيغة غير معروفة خلافًا لاسمها.',
    'The picture public{0} is {1} inside, although its name says otherwise.':
      'الصورة public{0} بصيغة {1} في الواقع خلافًا لاسمها.',
    'public{0} is not a picture that can be shown: its name does not end in .svg, .jpg, .png, .webp or .avif.':
      'لا يمكن عرض public{0} صورةً: فاسمه لا ينتهي بـ .svg أو .jpg أو .png أو .webp أو .avif.',
    'Giving a file another ending does not change it. <0>': 'لا تتحول صيغة الملف بتغيير لاحقته. <0>',
  },
  'picture-metadata': {
    'The picture public{0} may contain the place and owner of the camera, which cannot be removed from a file of this kind.':
      'قد تحتوي الصورة public{0} على مكان آلة التصوير ومالكها، ولا يمكن حذفهما من ملف كهذا.',
    'Save it as JPEG, PNG or WebP, and link to that file.':
      'احفظوها بصيغة JPEG أو PNG أو WebP، وضعوا رابطًا إلى ذلك الملف.',
  },
  'picture-without-words': {
    'This picture has no description for people who cannot see it.': 'ليس لهذه الصورة نص بديل لمن لا يراها.',
    'Say between the square brackets what it shows: ![The way from the station](/images/way.jpg).':
      'اذكروا بين القوسين المربعين ما تُظهره: ![الطريق من المحطة](/images/way.jpg).',
  },
  'place-disagrees': {
    '"{0}" is not where the conference is: {1}.': '«{0}» ليس مكان المؤتمر: {1}.',
    '{0} is in {1}, and not in {2}.': 'تقع {0} في {1}، وليس في {2}.',
    '"{0}" has nothing of the venue in conference.yaml.': 'ليس في «{0}» شيء من المكان المذكور في conference.yaml.',
    '{0} shows the hours of {1} on the days of the conference, but not all year.':
      'تعطي {0} توقيت {1} في أيام المؤتمر، لا في السنة كلها.',
    '{0} ({1}) shows other hours than the clocks of {2}.': 'تعطي {0} ({1}) توقيتًا غير توقيت {2}.',
    'Correct it, or let the text fetch the place: {{conference.venue.city}}, {{conference.venue.country}}.':
      'صحّحوه، أو اجعلوا النص يجلب المكان: {{conference.venue.city}} و{{conference.venue.country}}.',
    'Correct one of the two; a text may fetch it: {{conference.venue.name}}.':
      'صحّحوا أحدهما؛ ويمكن أن يجلبه النص: {{conference.venue.name}}.',
  },
  placeholder: {
    '"{0}" is a placeholder for an address.': '«{0}» عنصر مؤقت مكان عنوان.',
    '{0} is a placeholder for a text.': '{0} عنصر مؤقت مكان نص.',
    '{0} is a note for the organisers.': '{0} ملاحظة للمنظمين.',
    '{0} does not describe the picture.': 'لا يصف {0} الصورة.',
    '{0} is a note of a form, not a part of the text.': '{0} ملاحظة من استمارة، وليس جزءًا من النص.',
    'Write where the link leads, or delete it.': 'اكتبوا وجهة الرابط، أو احذفوه.',
    'Write it, or leave the field empty or out: what is not there is not shown.':
      'اكتبوه، أو اتركوا الحقل فارغًا أو احذفوه: فما لا يوجد لا يُعرض.',
    'Do what it asks for, and delete it.': 'نفّذوا ما تطلبه، ثم احذفوها.',
    'Describe what the picture shows: screen readers read this text instead.':
      'صفوا ما تُظهره الصورة: فقارئات الشاشة تقرأ هذا النص بدلها.',
  },
  'plenary-rooms': {
    'Everybody meets in "{0}", and in "{1}" as well.': 'يجتمع الجميع في «{0}»، وفي «{1}» أيضًا.',
    'No room is plenary: talks during a keynote would not be reported.':
      'لا قاعة مؤشرة للجلسات العامة: فلن يُنبَّه على العروض المتزامنة مع محاضرة رئيسية.',
    'Write "yes" in the row of the room of the keynotes.': 'اكتبوا «yes» في سطر قاعة المحاضرات الرئيسية.',
    'Write "no" in one of the two rows. If the conference meets in two halls, accept this warning.':
      'اكتبوا «no» في أحد السطرين. وإن كان المؤتمر ينعقد في قاعتين فاقبلوا هذا التنبيه.',
  },
  'private-link': {
    '"{0}" is a computer of a private network: a public host has a full stop in its name.':
      '«{0}» حاسوب في شبكة خاصة: ففي اسم المضيف العام نقطة.',
    '"{0}" has a port of a test server, not of a public site.': 'في «{0}» منفذ خادم تجريبي، لا موقع عام.',
    '"{0}" contains the number of a session: it expires, or gives others access.':
      'في «{0}» رقم جلسة تصفّح: تنتهي صلاحيته أو يتيح الدخول لغير صاحبه.',
    '"{0}" opens for its owner alone, or allows everybody to edit.':
      'لا يفتح «{0}» إلا لصاحبه، أو يتيح التعديل للجميع.',
    'Write the whole name of the host; a page of this site is written as /topics.':
      'اكتبوا اسم المضيف كاملًا؛ وتُكتب صفحات هذا الموقع مثل /topics.',
    'Delete the colon and the number after it, unless the site is public.':
      'احذفوا النقطتين والرقم الذي بعدهما، ما لم يكن الموقع عامًّا.',
    'Delete the number, from the semicolon or question mark on.':
      'احذفوا الرقم بدءًا من الفاصلة المنقوطة أو علامة الاستفهام.',
    'Share it for reading, and write the address that sharing gives.': 'شاركوه للقراءة فقط، واكتبوا عنوان المشاركة.',
  },
  'repeated-text': {
    '{0} is in another section of this page, too.': 'ورد {0} في قسم آخر من هذه الصفحة أيضًا.',
    '{0} is in this text twice.': 'ورد {0} مرتين في هذا النص.',
    '"{0}" is the title of two sessions with papers.': '«{0}» عنوان جلستين فيهما أوراق.',
    'This text only repeats the title.': 'لا يزيد هذا النص على تكرار العنوان.',
    'Say in each title what its papers are about, or give the sessions numbers.':
      'اذكروا في كل عنوان موضوع أوراقه، أو رقّموا الجلسات.',
    'Write the text, or leave the field out.': 'اكتبوا النص، أو احذفوا الحقل.',
  },
  'repeated-word': {
    '{0} has the same word twice.': 'في {0} كلمة مكررة.',
    '{0} has the same words twice.': 'في {0} كلمات مكررة.',
    '"{0}" is the same sign twice.': '«{0}» علامة مكررة.',
  },
  'reserved-id': {
    'A session cannot have the id "{0}": a part of the page has it.':
      'لا يجوز أن يكون معرّف جلسة «{0}»: فهو لجزء من الصفحة.',
    'Choose another id, for example "{0}", and correct it in papers.csv.':
      'اختاروا معرّفًا آخر، مثل «{0}»، وصحّحوه في papers.csv.',
  },
  'reserved-route': {
    'The page "{0}" cannot have the address {1}: <2>.': 'لا يجوز أن يكون عنوان الصفحة «{0}» هو {1}: <2>.',
    'Give the page another address.': 'أعطوا الصفحة عنوانًا آخر.',
    'web servers do not publish it': 'فخوادم الويب لا تنشره',
    'the home page has the address "/"': 'فعنوان الصفحة الرئيسية هو «/»',
    'it is that of the home page': 'فهو عنوان الصفحة الرئيسية',
    "the site's own files are there": 'ففيه ملفات الموقع نفسه',
    'files of the public folder are there': 'ففيه ملفات من مجلد public',
    'all addresses below {0} are those of payments': 'فكل العناوين تحت {0} مخصصة للدفع',
  },
  'room-overlap': {
    'The room "{0}" is booked twice on {1}: <2> overlaps <3>.': 'حُجزت القاعة «{0}» مرتين يوم {1}: <2> متداخلة مع <3>.',
    'Move one of the two to another room or another time.': 'انقلوا إحداهما إلى قاعة أخرى أو وقت آخر.',
  },
  'room-unused': {
    'No session is in "{0}".': 'لا جلسة في «{0}».',
    'Delete the room, or correct the column "room" of sessions.csv: a session may have the wrong room.':
      'احذفوا القاعة، أو صحّحوا العمود «room» من sessions.csv: فقد تكون قاعة إحدى الجلسات خاطئة.',
  },
  'session-continues': {
    '"{0}" continues "{1}" and begins before it.': '«{0}» تتمة لـ«{1}» وتبدأ قبلها.',
    '"{0}" continues "{1}", which continues another session itself.': '«{0}» تتمة لـ«{1}»، وهذه تتمة لجلسة أخرى.',
    'Correct the times, or let the later one of the two continue the earlier one.':
      'صحّحوا الأوقات، أو اجعلوا المتأخرة تتمة للسابقة.',
    'Name the session with which both begin: {0}.': 'اذكروا الجلسة التي تبدأ بها كلتاهما: {0}.',
    'Name the session with which both begin.': 'اذكروا الجلسة التي تبدأ بها كلتاهما.',
  },
  'session-number-missing': {
    'The oral session "{0}" has no number.': 'لا رقم للجلسة الشفوية «{0}».',
    'Other sessions have one; the next that is free is {0}. If no papers are in it, correct its kind.':
      'لجلسات أخرى أرقام؛ والرقم التالي المتاح هو {0}. وإن لم تكن فيها أوراق فصحّحوا نوعها.',
  },
  'session-number-twice': {
    'Two sessions have the number {0}.': 'لجلستين الرقم نفسه {0}.',
    'Give one of the two another number.': 'أعطوا إحداهما رقمًا آخر.',
  },
  'several-names-in-cell': {
    '{0} seems to be {1} people, and is read as one.': 'يبدو أن {0} يدل على أشخاص عددهم {1}، ويُقرأ شخصًا واحدًا.',
    '{0} is more than a name.': '{0} أكثر من اسم.',
    'Write "{0}": names are separated by semicolons.': 'اكتبوا «{0}»: فالأسماء تُفصل بفاصلة منقوطة.',
    'Give each person a row or entry.': 'خصّصوا لكل شخص سطرًا أو مدخلًا.',
  },
  'similar-names': {
    '"{0}" and "{1}" seem to be one person.': 'يبدو أن «{0}» و«{1}» شخص واحد.',
    'Write "{0}" in both places, or declare both spellings in people.csv. If they are two people, say so there (notSameAs), or accept this warning in accepted-warnings.yaml.':
      'اكتبوا «{0}» في الموضعين، أو سجّلوا الكتابتين في people.csv. وإن كانا شخصين فبيّنوا ذلك هناك (notSameAs)، أو اقبلوا هذا التنبيه في accepted-warnings.yaml.',
  },
  'skipped-hour': {
    'The time {0} does not exist in that night: the clocks go forward.':
      'لا وجود للوقت {0} في تلك الليلة: فالساعات تُقدَّم.',
    'Write the time after the change; conference.yaml says in which time zone the conference is.':
      'اكتبوا الوقت بعد التغيير؛ وفي conference.yaml منطقة المؤتمر الزمنية.',
  },
  'small-picture': {
    'The picture {0} has only {1} × {2} pixels; pages show it as large as {3} × {4}, where it is not sharp.':
      'أبعاد الصورة {0} بالبكسل {1} × {2} فقط؛ وتعرضها الصفحات بمقاس يبلغ {3} × {4}، فلا تكون واضحة.',
    'Ask for a larger one, best with {0} × {1} pixels. Enlarging this one does not help.':
      'اطلبوا صورة أكبر، والأفضل {0} × {1} بكسل. ولا يفيد تكبير هذه.',
  },
  'speaker-unscheduled': {
    '{0} is in no session of the schedule.': 'لا يرد {0} في أي جلسة من البرنامج.',
    'Speaker {0} speaks in two sessions, and {1} in none.': 'صاحب الرقم {0} له كلمة في جلستين، و{1} بلا جلسة.',
    'In sessions.csv, write {0} into the column "speaker" of the session.':
      'اكتبوا في sessions.csv {0} في العمود «speaker» من الجلسة.',
    'Correct the number in one of the two.': 'صحّحوا الرقم في إحداهما.',
  },
  'special-session-not-accepted': {
    'The special session "{0}" is in the schedule and is not accepted.':
      'الجلسة الخاصة «{0}» مدرجة في البرنامج وهي غير مقبولة.',
    'Write "accepted: true" in special-sessions.yaml, or leave the cell empty.':
      'اكتبوا «accepted: true» في special-sessions.yaml، أو اتركوا الخلية فارغة.',
  },
  'special-session-text': {
    '"{0}" shows the text of "{1}", which has none of its own.': 'تعرض «{0}» نص «{1}»، وليس لهذه نص.',
    'The special session "{0}" has a text of its own and shows that of "{1}".':
      'للجلسة الخاصة «{0}» نص خاص، وهي تعرض نص «{1}».',
    'The special session "{0}" has no text.': 'لا نص للجلسة الخاصة «{0}».',
    'Name a session that has a text.': 'اذكروا جلسة لها نص.',
    'Write what it is about under "text", or name another special session under "textOf".':
      'اكتبوا موضوعها في «text»، أو اذكروا جلسة خاصة أخرى في «textOf».',
  },
  'spreadsheet-turned': {
    '"{0}" is a date: a spreadsheet has converted the pages.': '«{0}» تاريخ: فقد حوّل برنامج الجداول أرقام الصفحات.',
    '{0} looks like two numbers that a spreadsheet has converted to a date.':
      'يبدو {0} رقمين حوّلهما برنامج الجداول إلى تاريخ.',
    '{0} looks like a value that a spreadsheet has converted.': 'يبدو {0} قيمة حوّلها برنامج الجداول.',
    'Type the two numbers again, with a word or a dash between them: 4 to 9.':
      'أعيدوا كتابة الرقمين وبينهما كلمة أو شرطة: 4 إلى 9.',
    'Format the column as text, and type it again: 12-13 then stays 12-13.':
      'اجعلوا تنسيق العمود نصًّا، وأعيدوا كتابة القيمة: فتبقى 12-13 كما هي.',
  },
  'stray-quote': {
    'There is a quotation mark within the text of a cell.': 'توجد علامة تنصيص داخل نص خلية.',
  },
  'stray-space': {
    'There is no space after "{0}" in {1}.': 'لا مسافة بعد «{0}» في {1}.',
    'The space before "{0}" looks like a typo.': 'تبدو المسافة قبل «{0}» خطأ كتابيًّا.',
    '<0> in {1} looks like a typo.': '<0> في {1}: يبدو ذلك خطأ كتابيًّا.',
    'The comma': 'الفاصلة',
    'The no-break space': 'المسافة غير الفاصلة',
    'The gap': 'الفراغ',
    'The space': 'المسافة',
    'Delete the space.': 'احذفوا المسافة.',
    'Write a comma and one space after it.': 'اكتبوا فاصلة ومسافة واحدة بعدها.',
  },
  'template-in-plain-text': {
    '{0} is in a text without formatting.': 'يرد {0} في نص بلا تنسيق.',
    'Write the fact itself, or move it to a text that may be formatted.':
      'اكتبوا المعلومة نفسها، أو انقلوها إلى نص يقبل التنسيق.',
  },
  'template-syntax': {
    'An expression in double braces is not complete.': 'توجد عبارة غير مكتملة بين أقواس معقوفة مزدوجة.',
    '{0} is more than a name in double braces.': '{0} أكثر من اسم بين أقواس معقوفة مزدوجة.',
    '{0} is not a name in double braces.': '{0} ليس اسمًا بين أقواس معقوفة مزدوجة.',
  },
  'template-unknown-name': {
    '{0} names nothing: "{1}" is not known.': '{0} لا يدل على شيء: «{1}» غير معروف.',
    '{0} is a group, not a single fact.': '{0} مجموعة، وليس معلومة واحدة.',
    '{0} is not a date.': '{0} ليس تاريخًا.',
  },
  'text-cut': {
    '{0} refers to the paper and has no meaning in the abstract.': 'يحيل {0} إلى الورقة ولا معنى له في الملخّص.',
    'The abstract begins with {0}, which pages show above it.': 'يبدأ الملخّص بـ{0}، والصفحات تعرضه فوقه.',
    'The abstract contains {0}: keywords were copied with it.': 'في الملخّص {0}: فقد نُسخت معه كلمات مفتاحية.',
    'Move them to the column "keywords".': 'انقلوها إلى العمود «keywords».',
  },
  'text-from-pdf': {
    '{0} is written in mathematical or full-width characters: searches do not find the word, and screen readers spell it.':
      'كُتب {0} بمحارف رياضية أو عريضة: فلا يعثر البحث على الكلمة، وتتهجاها قارئات الشاشة.',
    'The letters of {0} are presentation forms: searches do not find the word, and screen readers spell it.':
      'حروف {0} أشكال عرض: فلا يعثر البحث على الكلمة، وتتهجاها قارئات الشاشة.',
    'The letters "{0}" are one character here, so that searches do not find the word.':
      'الحروف «{0}» هنا محرف واحد، فلا يعثر البحث على الكلمة.',
    'There is a soft hyphen in {0}, so that searches do not find the word.':
      'في {0} شرطة خفية، فلا يعثر البحث على الكلمة.',
    'The letters of {0} are separated by spaces.': 'بين حروف {0} مسافات.',
    '{0} has lost letters that a PDF draws as one.': 'ضاعت من {0} حروف يرسمها ملف PDF شكلًا واحدًا.',
    '"{0}" is divided as at the end of a line; elsewhere it is "{1}".':
      'قُطعت «{0}» كما في آخر سطر؛ وهي في موضع آخر «{1}».',
    '{0} is divided as at the end of a line.': 'قُطعت {0} كما في آخر سطر.',
    'Delete it; texts from a PDF have such traces.': 'احذفوها؛ فمثل هذه الآثار تبقى في النصوص المنسوخة من ملفات PDF.',
    'Write the word whole, or close the gap after its hyphen.': 'اكتبوا الكلمة متصلة، أو احذفوا الفراغ بعد شرطتها.',
  },
  'text-mojibake': {
    '{0} was read in the wrong encoding.': 'قُرئ {0} بترميز خاطئ.',
    '{0} has lost a letter in another encoding.': 'ضاع من {0} حرف بسبب ترميز آخر.',
    '{0} is Arabic that was read as Windows-1256, and written as UTF-8.':
      '{0} نص عربي قُرئ بترميز Windows-1256 وكُتب بترميز UTF-8.',
    '{0} has the sign of another encoding in a word: <1>.': 'في كلمة من {0} علامة من ترميز آخر: <1>.',
    'the code page of DOS': 'صفحة محارف DOS',
    'the encoding of DOS or old Macs': 'ترميز DOS أو أجهزة Mac القديمة',
    'the encoding of old Macs': 'ترميز أجهزة Mac القديمة',
    'what mail programs send': 'ما ترسله برامج البريد',
    'what programs write for a letter': 'ما تكتبه البرامج مكان حرف',
    'an old encoding of mail': 'ترميز قديم للبريد',
    'the encoding of Central Europe': 'ترميز وسط أوروبا',
    'It was {0}. Import the file as UTF-8; correct the texts that are already wrong.':
      'الأصل {0}. استوردوا الملف بترميز UTF-8؛ وصحّحوا النصوص التي فسدت.',
    'Import the file as UTF-8; correct the texts that are already wrong.':
      'استوردوا الملف بترميز UTF-8؛ وصحّحوا النصوص التي فسدت.',
    'Type the word again, and import the file as UTF-8.': 'أعيدوا كتابة الكلمة، واستوردوا الملف بترميز UTF-8.',
  },
  'text-too-long': {
    'This text has {0} letters, and no rule looks at more than {1}.':
      'عدد أحرف هذا النص {0}، ولا تفحص القواعد أكثر من {1}.',
    'Shorten it to {0} letters, or put what is more into a page of its own in data/pages/. It is published as it is.':
      'اختصروه حتى لا يتجاوز عدد أحرفه {0}، أو ضعوا ما زاد في صفحة مستقلة في data/pages/. وسيُنشر كما هو.',
  },
  'title-form': {
    '{0} is not a part of the title {1}.': 'ليس {0} جزءًا من العنوان {1}.',
    'The title {0} has a line break.': 'في العنوان {0} انتقال إلى سطر جديد.',
    'This title has several sentences: {0} looks like an abstract.': 'في هذا العنوان عدة جمل: يبدو {0} ملخّصًا.',
    'This title has {0} letters: it looks like an abstract.': 'في هذا العنوان محارف عددها {0}: فهو يشبه ملخّصًا.',
    'The title {0} is the name of a file.': 'العنوان {0} اسم ملف.',
    'The title {0} ends with a full stop.': 'ينتهي العنوان {0} بنقطة.',
    'The title {0} begins with the word for it.': 'يبدأ العنوان {0} بكلمة تعلن أنه عنوان.',
    'The title {0} begins with its id.': 'يبدأ العنوان {0} بمعرّفه.',
    'The title {0} begins with its number.': 'يبدأ العنوان {0} برقمه.',
    'The title {0} begins with what a program has put there.': 'يبدأ العنوان {0} بما أضافه أحد البرامج.',
    'The title {0} begins with the mark of a list.': 'يبدأ العنوان {0} بعلامة قائمة.',
    'The title {0} ends with the mark of a footnote.': 'ينتهي العنوان {0} بعلامة حاشية.',
    'The title {0} ends with its author, {1}.': 'ينتهي العنوان {0} باسم مؤلفه {1}.',
    'The title {0} ends in the middle.': 'ينقطع العنوان {0} في وسطه.',
    'The title {0} has underscores instead of spaces, like a file name.':
      'في العنوان {0} شرطات سفلية مكان المسافات كأسماء الملفات.',
    'The title {0} has quotation marks twice.': 'في العنوان {0} علامات تنصيص مكررة.',
    'The title {0} has one quotation mark alone.': 'في العنوان {0} علامة تنصيص منفردة.',
    'The title {0} has "{1}" and "{2}" not in pairs.': 'في العنوان {0} لا تتقابل «{1}» و«{2}».',
    'The whole title is in quotation marks: {0}': 'العنوان كله بين علامتي تنصيص: {0}',
    'Delete it: it was meant for the organisers.': 'احذفوه: فقد كان موجّهًا إلى المنظمين.',
    'Write the title alone; papers have a field for the abstract.': 'اكتبوا العنوان وحده؛ فللأوراق حقل للملخّص.',
    'Write the title alone; addresses have fields of their own.':
      'اكتبوا العنوان وحده؛ فللعناوين الإلكترونية حقول خاصة.',
    'Write the title alone, without "Copy of", "Re:" or "Fwd:".':
      'اكتبوا العنوان وحده، دون «Copy of» أو «Re:» أو «Fwd:».',
    'Write the title alone: the authors have a column of their own.': 'اكتبوا العنوان وحده: فللمؤلفين عمود خاص.',
    'Delete it: titles have none.': 'احذفوها: فالعناوين بلا نقطة.',
    'Add the other one, or delete it: the title may have been cut in a table.':
      'أضيفوا الأخرى، أو احذفوها: فربما قُطع العنوان في جدول.',
    'Add the one that is missing, or delete the other: the end of the title may be lost.':
      'أضيفوا الناقصة، أو احذفوا الأخرى: فربما ضاع آخر العنوان.',
    'Delete the number: pages show it where it is of use, and it is wrong as soon as the order changes.':
      'احذفوا الرقم: فالصفحات تعرضه حيث يفيد، ويصير خاطئًا إذا تغيّر الترتيب.',
    'Write it in full: the program that it comes from has cut it.': 'اكتبوه كاملًا: فقد قطعه البرنامج الذي جاء منه.',
    'Write it in full, or delete its last sign.': 'اكتبوه كاملًا، أو احذفوا علامته الأخيرة.',
    'Delete it: the footnote is not here.': 'احذفوها: فالحاشية ليست هنا.',
    'Write each mark once: a program has doubled them.': 'اكتبوا كل علامة مرة واحدة: فقد ضاعفها أحد البرامج.',
    'Delete them: pages add what they need.': 'احذفوها: فالصفحات تضيف ما يلزمها.',
  },
  'title-page-authors': {
    'The title page of {0} names the authors of paper {1} in another order: {2}.':
      'تذكر صفحة العنوان في {0} مؤلفي الورقة {1} بترتيب آخر: {2}.',
    'The title page of {0} does not name {1}, an author of paper {2}.':
      'لا تذكر صفحة العنوان في {0} اسم {1} من مؤلفي الورقة {2}.',
    'The title page of {0} names no author of paper {1}.': 'لا تذكر صفحة العنوان في {0} أيًّا من مؤلفي الورقة {1}.',
    'Write them in the order of the file: papers are cited by it.': 'اكتبوهم بترتيب الملف: فهو المعتمد في الاستشهاد.',
    'Write the name as the file has it, or ask the authors which of the two is right.':
      'اكتبوا الاسم كما في الملف، أو اسألوا المؤلفين أيهما الصحيح.',
    'If it is the file of another paper, correct the address; otherwise correct the names.':
      'إن كان ملف ورقة أخرى فصحّحوا العنوان، وإلا فصحّحوا الأسماء.',
  },
  'too-few-cells': {
    'Add the missing cells; an empty cell still needs its separator.':
      'أضيفوا الخلايا الناقصة؛ فحتى الخلية الفارغة لها فاصلها.',
  },
  'too-many-cells': {
    'Put a text that contains the separator between quotation marks: "Bergen, Norway".':
      'ضعوا بين علامتي تنصيص كل نص يحتوي على الفاصل: "Bergen, Norway".',
    'Delete the cells beyond the last named column, or name their column in the first row.':
      'احذفوا الخلايا التي بعد آخر عمود مسمّى، أو سمّوا عمودها في السطر الأول.',
  },
  'track-without-deadline': {
    'The track "{0}" has no deadline: its card would be empty.': 'لا موعد للمسار «{0}»: فستكون بطاقته فارغة.',
    'Add its dates to deadlines.csv, or write "no" into the column "card".':
      'أضيفوا مواعيده إلى deadlines.csv، أو اكتبوا «no» في العمود «card».',
  },
  'tracking-link': {
    '"{0}" tracks where visitors come from.': 'يتعقّب «{0}» مصدر الزوار.',
    '"{0}" leads through a service that tracks visitors.': 'يمر «{0}» بخدمة تتعقّب الزوار.',
    'Delete what begins with utm_, fbclid or gclid, after the question mark.':
      'احذفوا بعد علامة الاستفهام ما يبدأ بـ utm_ أو fbclid أو gclid.',
    'Open it, and write the address at which you arrive.': 'افتحوه، واكتبوا العنوان الذي تصلون إليه.',
  },
  'translation-twice': {
    'Each language has one site, at an address of its own; this site is not among them.':
      'لكل لغة موقع واحد بعنوان خاص؛ وهذا الموقع ليس منها.',
  },
  'unclosed-quote': {
    'A quotation mark opens here and is never closed.': 'تُفتح هنا علامة تنصيص ولا تُغلق.',
  },
  'unknown-author': {
    '"{0}" is not an author of the paper.': 'ليس «{0}» من مؤلفي الورقة.',
  },
  'unknown-column': {
    'There is no column "{0}" in this table.': 'لا يوجد عمود «{0}» في هذا الجدول.',
    'A column has no name.': 'يوجد عمود بلا اسم.',
    'Name it in the first line, or delete it.': 'سمّوه في السطر الأول، أو احذفوه.',
  },
  'unknown-field': {
    'There is no field "{0}" in the head of a page.': 'لا يوجد حقل «{0}» في رأس صفحة.',
    'There is no field "{0}" here.': 'لا يوجد حقل «{0}» هنا.',
    'There is no column "{0}" here.': 'لا يوجد عمود «{0}» هنا.',
    'Delete it: the name of the file is the id of the page.': 'احذفوه: فاسم الملف هو معرّف الصفحة.',
    'Delete it: the text of the page is below the head.': 'احذفوه: فنص الصفحة تحت رأسها.',
  },
  'unknown-file': {
    '{0} is not an edition and is not used.': '{0} ليس دورة، ولا يُستعمل.',
    'The file {0} belongs to no collection and is not used.': 'لا ينتمي الملف {0} إلى أي مجموعة، ولا يُستعمل.',
    '{0} is not a page and is not used.': '{0} ليس صفحة، ولا يُستعمل.',
    'There are two files of one table: {0} and {1}.': 'للجدول الواحد ملفان: {0} و{1}.',
    'The sheet "{0}" is read, and these are not: {1}.': 'تُقرأ الصفحة «{0}» من المصنّف، ولا تُقرأ هذه: {1}.',
    'Call the sheet with the table "{0}", or keep the others in another workbook.':
      'سمّوا صفحة الجدول «{0}»، أو احفظوا الأخرى في مصنّف آخر.',
    'Delete {0} if you edit the workbook, or {1} if you edit the CSV file. Look at both first: only one may have the latest changes.':
      'احذفوا {0} إن كنتم تعدّلون المصنّف، أو {1} إن كنتم تعدّلون ملف CSV. وانظروا فيهما أولًا، فقد تكون آخر التعديلات في أحدهما فقط.',
    'Delete it, or put it into the folder of the edition to which it belongs.':
      'احذفوه، أو ضعوه في مجلد الدورة التي ينتمي إليها.',
    'Delete it or keep it elsewhere; "npx colloquium add" lists the files.':
      'احذفوه أو احفظوه في مكان آخر؛ والأمر "npx colloquium add" يسرد الملفات.',
    'Names of pages end in ".md", and pages are in this folder itself; pictures belong in public/.':
      'تنتهي أسماء الصفحات بـ«.md»، وتوضع الصفحات في هذا المجلد مباشرة، والصور في public/.',
    'Rename it: letters without accents, digits and hyphens are safe, as in "programme-2031.pdf".':
      'أعيدوا تسميته: تصلح الأحرف اللاتينية دون علامات والأرقام والشرطات، مثل «programme-2031.pdf».',
    'Run `npx colloquium convert {0}`, which writes {1}; then keep {2} elsewhere.':
      'شغّلوا `npx colloquium convert {0}` الذي يكتب {1}، ثم احفظوا {2} في مكان آخر.',
  },
  'unknown-reference': {
    'There is no {0} "{1}" in {2} or {3}.': 'لا توجد القيمة «{1}» ({0}) في {2} ولا في {3}.',
    'There is no {0} "{1}" in {2}.': 'لا توجد القيمة «{1}» ({0}) في {2}.',
    'Add a row with the {0} "{1}" to {2}, or make that file. Its first line names the columns: {3}.':
      'أضيفوا إلى {2} سطرًا فيه {0} هو «{1}»، أو أنشئوا هذا الملف. ويسمّي سطره الأول الأعمدة: {3}.',
    'Add an entry with the {0} "{1}" to {2}, or make that file.':
      'أضيفوا إلى {2} مدخلًا فيه {0} هو «{1}»، أو أنشئوا هذا الملف.',
  },
  'unlike-column': {
    '"{0}" is until {1}, and "{2}" after {3}.': 'يسري «{0}» حتى {1}، و«{2}» بعد {3}.',
    '"{0}" has no day <1> which it is paid, and the others have.': 'ليس لـ«{0}» تاريخ <1>، وللأخرى تاريخ.',
    until: 'نهاية (until)',
    after: 'بداية (after)',
    '"{0}" is until {1}, and the other fees are until {2}.': 'يسري «{0}» حتى {1}، والرسوم الأخرى حتى {2}.',
    '"{0}" is after {1}, and the other fees are until {2}.': 'يسري «{0}» بعد {1}، والرسوم الأخرى حتى {2}.',
    '"{0}" and "{1}" can both be paid until {2}, and nothing after it.':
      'يُدفع «{0}» و«{1}» كلاهما حتى {2}، ولا شيء بعده.',
    '"{0}" can be paid until {1}, as "{2}", and nothing after it.': 'يُدفع «{0}» حتى {1} مثل «{2}»، ولا شيء بعده.',
    '"{0}" is of the kind "{1}", and it has a speaker.': '«{0}» من نوع «{1}»، وله متحدث.',
    '"{0}" is of the kind "{1}".': '«{0}» من نوع «{1}».',
    '{0} is <1>, unlike the other values of {2}.': 'القيمة {0} من نوع «<1>» خلافًا لسائر قيم {2}.',
    'a number': 'رقم',
    'a time': 'وقت',
    'an address': 'عنوان',
    'the name of a file': 'اسم ملف',
    'an answer': 'إجابة',
    'no word': 'غير كلمة',
    'a single letter': 'حرف واحد',
    'an id': 'معرّف',
    'a country': 'بلد',
    'an institution': 'مؤسسة',
    'the name of a person': 'اسم شخص',
    'Write the same day in both: otherwise neither or both fees can be paid on some days.':
      'اكتبوا اليوم نفسه في كليهما، وإلا أمكن في بعض الأيام دفع الرسمين معًا أو تعذّر دفع أيّ منهما.',
    'Check whether it belongs to another column or row, or is incomplete.':
      'تحققوا هل تنتمي إلى عمود أو سطر آخر، أو هل هي ناقصة.',
    'Write {0} as "{1}", as in the other rows.': 'اكتبوا {0} في «{1}» كما في السطور الأخرى.',
    'Write {0}: otherwise neither or both fees can be paid on some days.':
      'اكتبوا {0}، وإلا أمكن في بعض الأيام دفع الرسمين معًا أو تعذّر دفع أيّ منهما.',
    'Write {0} into "after" instead: it is paid once the early fee has ended.':
      'اكتبوا {0} في «after» بدلًا من ذلك: فهو يُدفع بعد انتهاء الرسم المبكر.',
    'Write {0} into "after" instead: a late fee begins when the others end.':
      'اكتبوا {0} في «after» بدلًا من ذلك: فالرسم المتأخر يبدأ عند نهاية الرسوم الأخرى.',
    'Correct the kind, or empty the cell of the speaker.': 'صحّحوا النوع، أو أفرغوا خلية «speaker».',
    'Correct the title or the kind.': 'صحّحوا العنوان أو النوع.',
  },
  'unreachable-page': {
    'Nothing links to the page "{0}" ({1}).': 'لا رابط يؤدي إلى الصفحة «{0}» ({1}).',
    'Add it to a menu in navigation.yaml, or link to it from a text.':
      'أضيفوها إلى قائمة في navigation.yaml، أو ضعوا رابطًا إليها في نص.',
  },
  'unreadable-file': {
    'This is a file, and not a folder.': 'هذا ملف، وليس مجلدًا.',
    'This is <0>, and not a text file.': 'هذا <0>، وليس ملفًّا نصيًّا.',
    'a workbook of a spreadsheet (or another ZIP archive)': 'مصنّف جداول (أو أرشيف ZIP آخر)',
    'a workbook of an old spreadsheet': 'مصنّف جداول قديم',
    'a compressed file': 'ملف مضغوط',
    'UTF-32': 'ملف بترميز UTF-32',
    'The file contains NUL characters: it looks like <0> without a byte order mark.':
      'يحتوي الملف على محارف NUL: يبدو أنه بترميز <0> دون علامة ترتيب البايتات.',
    'UTF-16 (little end first)': 'UTF-16 (البايت الأصغر أولًا)',
    'UTF-16 (big end first)': 'UTF-16 (البايت الأكبر أولًا)',
    'The file begins as UTF-16 and is damaged further on.': 'يبدأ الملف بترميز UTF-16 ثم يتلف ما بعده.',
    'The file is not UTF-8; it looks like {0}.': 'الملف ليس بترميز UTF-8، ويبدو أنه بترميز {0}.',
    'Line {0}, and {1} more after it, was pasted in another encoding than the rest of the file, which is UTF-8; it looks like {2}: "{3}".':
      'أُلصق السطر {0} و{1} بعده بترميز غير ترميز باقي الملف، وهو UTF-8؛ يبدو أنه {2}: «{3}».',
    'Line {0} was pasted in another encoding than the rest of the file, which is UTF-8; it looks like {1}: "{2}".':
      'أُلصق السطر {0} بترميز غير ترميز باقي الملف، وهو UTF-8؛ يبدو أنه {1}: «{2}».',
    'Save the file again as "CSV UTF-8" (in a spreadsheet) or with the encoding UTF-8 (in an editor).':
      'أعيدوا حفظ الملف بصيغة «CSV UTF-8» (في برنامج جداول) أو بترميز UTF-8 (في محرّر نصوص).',
    'Type its accented letters again in an editor that saves UTF-8.':
      'أعيدوا كتابة حروفه التي تغيّرت في محرّر يحفظ بترميز UTF-8.',
    'Make a folder of this name, and put the whole data of each year into a folder of its own in it.':
      'أنشئوا مجلدًا بهذا الاسم، وضعوا فيه بيانات كل سنة كاملة في مجلد خاص بها.',
    'Make a folder of this name, and put each page into a file of its own: pages/code-of-conduct.md.':
      'أنشئوا مجلدًا بهذا الاسم، وضعوا كل صفحة في ملف خاص بها: pages/code-of-conduct.md.',
    'Put the folder of the edition itself here, and make sure that it may be read.':
      'ضعوا هنا مجلد الدورة نفسه، وتأكدوا من إمكان قراءته.',
    'Put the folder itself here, and make sure that it may be read.': 'ضعوا المجلد نفسه هنا، وتأكدوا من إمكان قراءته.',
    'Put the file itself here, or delete it.': 'ضعوا الملف نفسه هنا، أو احذفوه.',
  },
  'unreleased-changes': {
    '<0> changed since release {1}.': 'تغييرات منذ الإصدار {1}: <0>.',
    '"{0}" has': '«{0}»',
    '{0} sessions, talks and posters, "{1}" first, have': 'جلسات وعروض وملصقات عددها {0}، أولها «{1}»',
    'When the changes are final, notify calendars and visitors: npx colloquium release "What is new, in a sentence".':
      'متى صارت التغييرات نهائية فأعلموا التقويمات والزوار: npx colloquium release "الجديد في جملة".',
  },
  'weekday-disagrees': {
    '"{0}" is a <1>.': 'يوافق «{0}» يوم <1>.',
    'Correct the day of the week or the date.': 'صحّحوا يوم الأسبوع أو التاريخ.',
  },
  'wrong-form': {
    '{0} does not have the form that <1> needs.': 'ليست القيمة {0} بالشكل الذي يتطلبه <1>.',
    '{0} has decimals, and {1} has none.': 'في المبلغ {0} كسور عشرية، ولا كسور في {1}.',
    'Write {0}, or correct the currency in registration.yaml.': 'اكتبوا {0}، أو صحّحوا العملة في registration.yaml.',
    'Write letters, digits and hyphens only.': 'اكتبوا أحرفًا لاتينية وأرقامًا وشرطات فقط.',
  },
  'wrong-offset': {
    '{0} is not the time of {1} on the days of the conference.': '{0} ليس توقيت {1} في أيام المؤتمر.',
    'It is {0} there: delete this line, since it follows from "timeZone", or correct the time zone.':
      'التوقيت هناك {0}: احذفوا هذا السطر لأنه يُستنتج من «timeZone»، أو صحّحوا المنطقة الزمنية.',
  },
  'wrong-shape': {
    'The file must hold a list.': 'يجب أن يحتوي الملف على قائمة.',
    'Start each item with a hyphen and a space: "- id: …".': 'ابدؤوا كل عنصر بشرطة ومسافة: «- id: …».',
  },
  'wrong-type': {
    'A list is not <0>, as <1> needs.': 'هذه قائمة، والمطلوب في <1>: <0>.',
    'A group of fields is not <0>, as <1> needs.': 'هذه مجموعة حقول، والمطلوب في <1>: <0>.',
    '{0} is not <1>, as <2> needs.': 'القيمة {0} غير صالحة: المطلوب في <2> هو <1>.',
    'a group of fields': 'مجموعة حقول',
    'an amount': 'مبلغ',
    'yes or no': 'yes أو no',
    'true or false': 'true أو false',
    'a text': 'نص',
    'a list': 'قائمة',
    'a whole number': 'عدد صحيح',
    'Write its fields below it, each on its own line and indented by two spaces: {0}.':
      'اكتبوا حقوله تحته، كل حقل في سطر بمسافتين في بدايته: {0}.',
    'Put it between quotation marks if it looks like a number or a date.':
      'ضعوه بين علامتي تنصيص إن كان يشبه رقمًا أو تاريخًا.',
    'Write each field on its own line as "name: value".': 'اكتبوا كل حقل في سطر بصيغة «name: value».',
    'Start each item on its own line with a hyphen and a space.': 'ابدؤوا كل عنصر في سطر خاص بشرطة ومسافة.',
    'Write true or false, without quotation marks.': 'اكتبوا true أو false دون علامتي تنصيص.',
    'Write digits only, without a currency, spaces or decimals.':
      'اكتبوا الأرقام وحدها، دون عملة أو مسافات أو كسور عشرية.',
    'Write digits, and a point before the decimals, without a currency or spaces: 59.50. The payment form takes two decimals at most.':
      'اكتبوا الأرقام مع نقطة قبل الكسور العشرية، دون عملة أو مسافات: 59.50. وتقبل استمارة الدفع منزلتين عشريتين على الأكثر.',
  },
  'wrong-weekday': {
    '"{0}" is not a <1>.': 'لا يوافق «{0}» يوم <1>.',
    '{0} is a <1>: correct the weekday or the date.': 'يوافق {0} يوم <1>: صحّحوا يوم الأسبوع أو التاريخ.',
  },
  'yaml-alias': {
    'Anchors and aliases (&name, *name) are not used here.': 'لا تُستعمل هنا المراسي والأسماء البديلة (&name و*name).',
    'Write the text out where it is needed; facts that repeat can be named as {{deadlines.…}}.':
      'اكتبوا النص كاملًا حيث يلزم؛ ويمكن استدعاء المعلومات المتكررة بصيغة {{deadlines.…}}.',
  },
  'yaml-indent': {
    'The indentation does not fit the lines around it.': 'لا تتوافق المسافة البادئة مع الأسطر المجاورة.',
    'Lines of the same level start in the same column; lines that belong to one of them start two spaces further in.':
      'تبدأ أسطر المستوى الواحد من العمود نفسه، وما يتبع أحدها يبدأ بعده بمسافتين.',
  },
  'yaml-several-documents': {
    'A line of three hyphens starts a second document here.': 'يبدأ هنا سطر من ثلاث شرطات مستندًا ثانيًا.',
    'Delete the line "---"; the file holds one document.': 'احذفوا السطر «---»؛ ففي الملف مستند واحد.',
  },
  'yaml-syntax': {
    'A closing quotation mark, a bracket, a comma or a colon is missing.':
      'تنقص علامة تنصيص أو قوس أو فاصلة أو نقطتان.',
    'There is a second name with a colon where a text was expected.': 'يوجد اسم ثانٍ تتبعه نقطتان حيث يُنتظر نص.',
    'A text cannot begin with this sign.': 'لا يجوز أن يبدأ نص بهذه العلامة.',
    'This is not valid YAML: {0}.': 'ليس هذا YAML صالحًا: {0}.',
    'Close what was opened; put a text that contains ": " or begins with a special sign in quotation marks.':
      'أغلقوا ما فُتح؛ وضعوا بين علامتي تنصيص كل نص يحتوي على «: » أو يبدأ بعلامة خاصة.',
    'Put a text that contains ": " in quotation marks; names of the same level start in the same column.':
      'ضعوا بين علامتي تنصيص كل نص يحتوي على «: »؛ وتبدأ أسماء المستوى الواحد من العمود نفسه.',
    'Put the text between quotation marks.': 'ضعوا النص بين علامتي تنصيص.',
    'Compare with the lines around it; put a text that contains ": " or " #" in quotation marks.':
      'قارنوا بالأسطر المجاورة؛ وضعوا بين علامتي تنصيص كل نص يحتوي على «: » أو « #».',
  },
  'yaml-tab': {
    'The line is indented with a tab.': 'تبدأ المسافة البادئة للسطر بعلامة جدولة.',
    'Indent with spaces, two for each level.': 'استعملوا المسافات في البداية، مسافتين لكل مستوى.',
  },
  'yaml-tag': {
    'Tags such as "{0}" are not used here.': 'لا تُستعمل هنا وسوم مثل «{0}».',
    'Delete the word that begins with an exclamation mark; put the text between quotation marks if it is part of it.':
      'احذفوا الكلمة التي تبدأ بعلامة تعجب؛ وإن كانت من النص فضعوه بين علامتي تنصيص.',
  },
  'zero-length': {
    'The start and the end are the same ({0}).': 'البداية والنهاية متطابقتان ({0}).',
  },
};
