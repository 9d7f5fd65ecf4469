import { defineRule, only } from '../kit';
import { pictureSize } from './shared/picture-size';

export const rule = defineRule({
  code: 'small-picture',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'The file would be missing or blurred, slow on a telephone, or say more than its owner wants.',
    fr: 'Le fichier manquerait, serait flou ou lent sur un téléphone, ou en dirait plus que son auteur ne veut.',
    ar: 'سيغيب الملف أو يكون غير واضح أو بطيئا على الهاتف، أو يكشف أكثر مما يريد صاحبه.',
  },
  finders: [only('small-picture', pictureSize)],
});
