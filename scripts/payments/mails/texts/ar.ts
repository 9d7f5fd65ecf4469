import type { MailTexts } from './mail-texts';

/** The mails in Arabic. */
export const ar: MailTexts = {
  receipt: {
    subject: 'تم دفع رسوم تسجيلكم في {conference}',
    body: `السلام عليكم {name}،

شكرًا لكم. لقد استلمنا دفعتكم بمبلغ {amount} مقابل التسجيل في {conference}.

{purpose}
المرجع: {reference}

تجدون الإيصال مرفقًا. يُرجى إحضاره إلى مكتب التسجيل مطبوعًا أو على الهاتف.`,
  },
  failure: {
    subject: 'لم تتم عملية الدفع الخاصة بكم لـ {conference}',
    body: `السلام عليكم {name}،

لم تتم عملية دفع مبلغ {amount} مقابل التسجيل في {conference}، ولم يُخصم أي مبلغ. يمكنكم إعادة المحاولة، ببطاقة أخرى إن شئتم، من صفحة الدفع:

{page}

المرجع: {reference}`,
  },
  refund: {
    subject: 'استرداد مبلغ من {conference}',
    body: `السلام عليكم {name}،

لقد أعدنا إليكم مبلغ {amount}. قد يستغرق ظهوره لدى مصرفكم بضعة أيام.

المرجع: {reference}`,
  },
  reminder: {
    subject: 'تحويلكم المصرفي لـ {conference}',
    body: `السلام عليكم {name}،

يُرجى تحويل مبلغ {amount} مقابل تسجيلكم في {conference}، مع كتابة هذا المرجع في بيان التحويل لنتمكن من التعرف على دفعتكم: {reference}

{account}

إذا كنتم قد دفعتم بالفعل فلا داعي لأخذ هذه الرسالة بعين الاعتبار.`,
  },
  questions: 'للاستفسار: {contact}',
  reference: 'المرجع',
  participant: 'المشارك(ة)',
  invoiceTo: 'الفاتورة باسم',
};
