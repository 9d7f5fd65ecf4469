import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';

/** Every entry of the navigation bar leads somewhere or opens a menu with links. */
export const emptyMenu = defineRefusal(['navigation'], ({ navigation: { value, at } }) =>
  value.menus.flatMap(({ label, link, items }, index) => {
    const hasList = items !== undefined;
    return link !== undefined || (items ?? []).length > 0
      ? []
      : [
          error(
            'empty-menu',
            at('menus', index, hasList ? 'items' : 'label'),
            `The menu entry "${label}" leads nowhere.`,
            {
              hint: 'Give it a "link", or "items" with links.',
            },
          ),
        ];
  }),
);
