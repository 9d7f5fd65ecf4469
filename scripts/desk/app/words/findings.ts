import type { InLanguages } from './language';

const en = {
  title: 'Findings',
  none: 'The data is in order.',
  error: 'Error',
  warning: 'Warning',
  write: 'Write "{to}"',
  remove: 'Remove "{from}"',
  fixed: '"{from}" → "{to}"',
  accept: 'Accept with a reason',
  accepted: 'Accepted: {code}',
  reason: 'Why is it right as it is? Colleagues will read this next year.',
  cancel: 'Cancel',
};

/** The words of findings. */
export const findingWords: InLanguages<typeof en> = {
  en,
  fr: {
    title: 'Remarques',
    none: 'Les données sont en ordre.',
    error: 'Erreur',
    warning: 'Avertissement',
    write: 'Écrire «\u202f{to}\u202f»',
    remove: 'Supprimer «\u202f{from}\u202f»',
    fixed: '«\u202f{from}\u202f» → «\u202f{to}\u202f»',
    accept: 'Accepter en donnant la raison',
    accepted: 'Acceptée\u00a0: {code}',
    reason: 'Pourquoi est-ce juste\u202f? Vos collègues le liront l’année prochaine.',
    cancel: 'Annuler',
  },
  ar: {
    title: 'الملاحظات',
    none: 'البيانات سليمة.',
    error: 'خطأ',
    warning: 'تنبيه',
    write: 'كتابة «{to}»',
    remove: 'حذف «{from}»',
    fixed: '«{from}» ← «{to}»',
    accept: 'قبول مع ذكر السبب',
    accepted: 'قُبلت: {code}',
    reason: 'لماذا هو صحيح كما هو؟ سيقرأ زملاؤكم ذلك في العام المقبل.',
    cancel: 'إلغاء',
  },
};
