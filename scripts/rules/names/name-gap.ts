import { defineRule } from '../kit';
import { nameGap } from './shared/name-twice';

export const rule = defineRule({
  code: 'name-gap',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Each name becomes a page, an entry of the index and a part of citations: what is no name becomes a person.',
    fr: 'Chaque nom devient une page, une entrée d’index et une part des citations : ce qui n’en est pas un devient une personne.',
    ar: 'يصبح كل اسم صفحة ومدخلا في الفهرس وجزءا من الاستشهادات، وما ليس اسما يصبح شخصا.',
  },
  finders: [nameGap],
});
