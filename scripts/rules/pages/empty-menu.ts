import { defineRule, found, over, say } from '../kit';

/** Every entry of the navigation bar leads somewhere or opens a menu with links. */
const emptyMenu = over(['navigation'], ({ navigation: { value, at } }) =>
  value.menus.flatMap(({ label, link, items }, index) => {
    const hasList = items !== undefined;
    return link !== undefined || (items ?? []).length > 0
      ? []
      : [
          found(at('menus', index, hasList ? 'items' : 'label'), say`The menu entry "${label}" leads nowhere.`, {
            hint: 'Give it a "link", or "items" with links.',
          }),
        ];
  }),
);

export const rule = defineRule({
  code: 'empty-menu',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'A page would be empty, found by nobody, or stand at the address of another.',
    fr: 'Une page serait vide, introuvable, ou à l’adresse d’une autre.',
    ar: 'ستكون صفحة فارغة، أو لا يجدها أحد، أو على عنوان صفحة أخرى.',
  },
  finders: [emptyMenu],
});
