import type { InLanguages } from './language';

const en = { title: 'Preview', phone: 'Phone', desktop: 'Desktop', open: 'Open in a tab' };

/** The words of the preview. */
export const previewWords: InLanguages<typeof en> = {
  en,
  fr: { title: 'Aperçu', phone: 'Téléphone', desktop: 'Ordinateur', open: 'Ouvrir dans un onglet' },
  ar: { title: 'معاينة', phone: 'هاتف', desktop: 'حاسوب', open: 'فتح في تبويب' },
};
