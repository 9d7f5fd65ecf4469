import { defineRule, only } from '../kit';
import { unreadableAsset } from './shared/unreadable-asset';

export const rule = defineRule({
  code: 'file-too-large',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'The file cannot be read as it is, and all that it says would be missing on the site.',
    fr: 'Le fichier ne peut pas être lu tel quel, et tout ce qu’il dit manquerait sur le site.',
    ar: 'لا يمكن قراءة الملف كما هو، وسيغيب كل ما فيه عن الموقع.',
  },
  finders: [only('file-too-large', unreadableAsset)],
});
