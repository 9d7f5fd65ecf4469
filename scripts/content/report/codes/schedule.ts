import type { Reason } from './reason';

/** When and where something takes place, and in which order. */
export const schedule = [
  {
    codes: {
      'overlaps-plenary': 'warning',
      'paper-overlap': 'error',
      'person-double-booked': 'error',
      'room-overlap': 'error',
    },
    en: 'On the day, somebody or a room would be needed in two places at once.',
    fr: 'Le jour même, il faudrait une personne ou une salle à deux endroits à la fois.',
    ar: 'في ذلك اليوم سيكون شخص أو قاعة مطلوبا في مكانين في وقت واحد.',
  },
  {
    codes: {
      'absurd-length': 'warning',
      'breaks-overlap': 'warning',
      'end-before-start': 'error',
      'half-day-slip': 'warning',
      'meal-beside-talks': 'warning',
      'meal-hour': 'warning',
      'opening-order': 'warning',
      'outside-conference-days': 'error',
      'outside-opening-hours': 'error',
      'session-too-short': 'warning',
      'skipped-hour': 'error',
      'wrong-offset': 'error',
      'zero-length': 'error',
    },
    en: 'People come at the hour that is written, and their calendars warn them at that hour.',
    fr: 'On vient à l’heure écrite, et les agendas sonnent à cette heure.',
    ar: 'يأتي الناس في الساعة المكتوبة، وتنبههم تقويماتهم في تلك الساعة.',
  },
  {
    codes: {
      'missing-place': 'error',
      'oral-without-room': 'warning',
      'plenary-rooms': 'warning',
      'room-unused': 'warning',
    },
    en: 'People stand in the corridor and do not know which door is right.',
    fr: 'On se retrouve dans le couloir sans savoir quelle porte ouvrir.',
    ar: 'يقف الناس في الممر ولا يعرفون أي باب يفتحون.',
  },
  {
    codes: {
      'number-order': 'warning',
      'session-number-gap': 'warning',
      'session-number-missing': 'error',
      'session-number-twice': 'error',
    },
    en: 'Sessions are called by their number in rooms and talks: a wrong one sends people to another session.',
    fr: 'On appelle les sessions par leur numéro : faux, il envoie ailleurs.',
    ar: 'تعرف الجلسات بأرقامها، والرقم الخاطئ يرسل الناس إلى جلسة أخرى.',
  },
  {
    codes: {
      'paper-gap': 'warning',
      'paper-half-timed': 'error',
      'paper-in-other-session': 'error',
      'paper-outside-session': 'error',
      'part-of-a-part': 'error',
      'part-outside-session': 'error',
      'session-without-papers': 'warning',
      'special-session-not-accepted': 'warning',
      'special-session-text': 'error',
    },
    en: 'A paper or part is announced at a time or in a session where it does not take place.',
    fr: 'Un article ou une partie est annoncé à une heure ou dans une session où il n’a pas lieu.',
    ar: 'يعلن عن ورقة أو جزء في وقت أو جلسة لا يقدم فيها.',
  },
  {
    codes: {
      'ids-by-case': 'warning',
      'names-by-case': 'warning',
    },
    en: 'Two names that differ by a capital letter or a zero are one by mistake, or will be taken for one.',
    fr: 'Deux noms qui diffèrent d’une majuscule ou d’un zéro n’en font qu’un, ou seront confondus.',
    ar: 'الاسمان المختلفان بحرف كبير أو صفر هما واحد سهوا، أو سيخلط بينهما.',
  },
  {
    codes: {
      'deadline-order': 'either',
      'deadline-track-order': 'warning',
      'deadline-year': 'warning',
      'track-without-deadline': 'warning',
    },
    en: 'Authors plan months of work by this day, and write to you when it is impossible.',
    fr: 'Les auteurs planifient des mois de travail d’après ce jour, et vous écrivent s’il est impossible.',
    ar: 'يخطط المؤلفون أشهرا من العمل وفق هذا اليوم، ويراسلونكم إن كان مستحيلا.',
  },
  {
    codes: {
      'unreleased-changes': 'warning',
    },
    en: 'Calendars of those who subscribed are told of changes by a release only.',
    fr: 'Les agendas abonnés n’apprennent les changements que par une publication.',
    ar: 'لا تعلم تقويمات المشتركين بالتغييرات إلا عبر إصدار.',
  },
] as const satisfies readonly Reason[];
