import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds menu entries without a link or items. */
const emptyMenu = over(['navigation'], ({ navigation: { value, at } }) =>
  value.menus.flatMap(({ label, link, items }, index) => {
    const hasList = items !== undefined;
    return link !== undefined || (items ?? []).length > 0
      ? []
      : [
          found(at('menus', index, hasList ? 'items' : 'label'), say`The menu entry "${label}" has no link.`, {
            hint: 'Give it a "link", or "items" with links.',
          }),
        ];
  }),
);

export const rule = defineRule({
  code: 'empty-menu',
  severity: 'error',
  reason: reasons.pageNotFound,
  finders: [emptyMenu],
});
