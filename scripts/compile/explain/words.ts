/** The words around an example. */
interface ExplainingWords {
  readonly error: string;
  readonly warning: string;
  /** An error in some cases, a warning in others. */
  readonly either: string;
  /** Before the reason of the rule. */
  readonly why: string;
  readonly example: string;
  readonly mend: string;
  readonly accept: string;
}

const en: ExplainingWords = {
  error: 'an error. The site cannot be published before it is fixed, since it would break or say something wrong.',
  warning: 'a warning. The site can be published, but somebody should check.',
  either: 'an error if something is certainly wrong, otherwise a warning.',
  why: 'Why:',
  example: 'For example:',
  mend: 'Fixed (- as it was, + as it is right):',
  accept: 'If it is right as it is, accept it with a reason; "about" limits it to messages with these words:',
};

const fr: ExplainingWords = {
  error:
    'une erreur. Le site ne peut pas être publié avant qu’elle soit corrigée\u00a0: il serait cassé ou dirait quelque chose de faux.',
  warning: 'un avertissement. Le site peut être publié, mais quelqu’un devrait vérifier.',
  either: 'une erreur si la faute est certaine, sinon un avertissement.',
  why: 'Pourquoi\u00a0:',
  example: 'Par exemple\u00a0:',
  mend: 'Corrigé (- avant, + après)\u00a0:',
  accept:
    'Si c’est juste ainsi, acceptez-le avec un motif\u202f; «\u202fabout\u202f» limite cela aux messages qui contiennent ces mots\u00a0:',
};

const ar: ExplainingWords = {
  error: 'خطأ. لا يمكن نشر الموقع قبل إصلاحه، لأنه سيتعطل أو يقول شيئًا غير صحيح.',
  warning: 'تنبيه. يمكن نشر الموقع، لكن ينبغي أن ينظر فيه أحد.',
  either: 'خطأ إذا كان مؤكدًا، وإلا فهو تنبيه.',
  why: 'السبب:',
  example: 'مثال:',
  mend: 'بعد الإصلاح (- قبل، + بعد):',
  accept: 'إذا كان صحيحًا كما هو، فاقبلوه مع ذكر السبب؛ ويحصره الحقل «about» في الرسائل التي فيها هذه الكلمات:',
};

const all: Readonly<Record<string, ExplainingWords>> = { en, fr, ar };

/** The words of a language, by its tag (BCP 47); English where there are none. */
export const explainingWords = (language: string): ExplainingWords => all[language.split('-', 1).join('')] ?? en;
