import type { Reason } from './reason';

/** People, and what they pay. */
export const peopleAndMoney = [
  {
    codes: {
      'several-names-in-cell': 'warning',
      'more-than-a-name': 'warning',
      'name-form': 'warning',
      'name-gap': 'warning',
    },
    en: 'Each name becomes a page, an entry of the index and a part of citations: what is no name becomes a person.',
    fr: 'Chaque nom devient une page, une entrée d’index et une part des citations : ce qui n’en est pas un devient une personne.',
    ar: 'يصبح كل اسم صفحة ومدخلا في الفهرس وجزءا من الاستشهادات، وما ليس اسما يصبح شخصا.',
  },
  {
    codes: {
      'ambiguous-spelling': 'error',
      'duplicate-person': 'error',
      'similar-names': 'warning',
      'unmentioned-person': 'warning',
    },
    en: 'One person under two spellings has two pages, each with a half of the work, and nobody notices two places at once.',
    fr: 'Une personne écrite de deux façons a deux pages, chacune avec la moitié de son travail.',
    ar: 'من كتب اسمه بطريقتين له صفحتان، في كل منهما نصف عمله.',
  },
  {
    codes: {
      'duplicate-member': 'error',
      'name-twice': 'warning',
      'shared-email': 'warning',
      'shared-page': 'warning',
      'shared-portrait': 'warning',
    },
    en: 'A copied row shows somebody twice, or with the face, mailbox or university of somebody else.',
    fr: 'Une ligne copiée montre quelqu’un deux fois, ou avec le visage, l’adresse ou l’université d’un autre.',
    ar: 'السطر المنسوخ يظهر شخصا مرتين، أو بصورة غيره أو بريده أو جامعته.',
  },
  {
    codes: {
      'title-page-authors': 'warning',
    },
    en: 'The order of authors is the order of credit: citations must not say another one than the paper itself.',
    fr: 'L’ordre des auteurs est celui du mérite : une citation ne doit pas en dire un autre que l’article lui-même.',
    ar: 'ترتيب المؤلفين هو ترتيب الفضل، فلا يجوز أن يخالف الاستشهاد ما في البحث نفسه.',
  },
  {
    codes: {
      'speaker-unscheduled': 'warning',
      'keynote-without-speaker': 'warning',
      'panel-not-named': 'warning',
      'panel-without-session': 'error',
    },
    en: 'Whoever comes for this person would not learn where and when, and the person may not know either.',
    fr: 'Qui vient pour cette personne ne saurait ni où ni quand, et elle non plus peut-être.',
    ar: 'من يأتي من أجل هذا الشخص لن يعرف أين ومتى، وقد لا يعرف الشخص نفسه.',
  },
  {
    codes: {
      'fee-accommodation': 'error',
      'fee-member': 'warning',
      'fee-one-currency': 'warning',
      'fee-period': 'error',
      'fee-unlike-others': 'warning',
      'fee-zero': 'warning',
    },
    en: 'People pay what stands there: a digit lost cannot be asked for again, a digit too many has to be given back.',
    fr: 'On paie ce qui est écrit : un chiffre perdu ne se réclame plus, un chiffre de trop se rembourse.',
    ar: 'يدفع الناس ما هو مكتوب: الرقم الناقص لا يطالب به، والزائد يجب رده.',
  },
  {
    codes: {
      'currency-name': 'warning',
      'currency-not-named': 'warning',
      'currency-number': 'error',
      'missing-currency': 'error',
    },
    en: 'The payment service charges in the currency of this code, whatever the page says.',
    fr: 'Le service de paiement débite dans la monnaie de ce code, quoi que dise la page.',
    ar: 'تخصم خدمة الدفع بعملة هذا الرمز مهما قالت الصفحة.',
  },
  {
    codes: {
      'bic-form': 'warning',
      'iban-checksum': 'warning',
    },
    en: 'Money that is sent to a wrong account comes back after weeks, or never.',
    fr: 'L’argent versé sur un mauvais compte revient après des semaines, ou jamais.',
    ar: 'المال المرسل إلى حساب خاطئ يعود بعد أسابيع، أو لا يعود.',
  },
] as const satisfies readonly Reason[];
