import { defineRule, only } from '../kit';
import { priceLists } from './shared/price-lists';

export const rule = defineRule({
  code: 'missing-value',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'Pages need this fact once, under its own name; what stands elsewhere is shown nowhere.',
    fr: 'Les pages ont besoin de ce fait une seule fois, sous son nom ; ce qui est écrit ailleurs n’apparaît nulle part.',
    ar: 'تحتاج الصفحات إلى هذه المعلومة مرة واحدة وباسمها، وما يكتب في غير مكانه لا يظهر.',
  },
  finders: [...priceLists.map((each) => only('missing-value', each))],
});
