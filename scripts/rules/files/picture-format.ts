import { defineRule, only } from '../kit';
import { pictureFile } from './shared/picture-file';

export const rule = defineRule({
  code: 'picture-format',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'The file would be missing or blurred, slow on a telephone, or say more than its owner wants.',
    fr: 'Le fichier manquerait, serait flou ou lent sur un téléphone, ou en dirait plus que son auteur ne veut.',
    ar: 'سيغيب الملف أو يكون غير واضح أو بطيئا على الهاتف، أو يكشف أكثر مما يريد صاحبه.',
  },
  finders: [only('picture-format', pictureFile)],
});
