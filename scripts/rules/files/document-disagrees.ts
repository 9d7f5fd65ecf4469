import { defineRule } from '../kit';
import { documentDisagrees } from './shared/document-sense';

export const rule = defineRule({
  code: 'document-disagrees',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'People would download a document of another session, or one that their program cannot open.',
    fr: 'On téléchargerait le document d’une autre session, ou un fichier que rien n’ouvre.',
    ar: 'سينزّل الناس وثيقة جلسة أخرى، أو ملفا لا يفتحه برنامجهم.',
  },
  finders: [documentDisagrees],
});
