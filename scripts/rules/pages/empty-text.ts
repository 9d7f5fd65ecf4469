import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';
import { emptyItem } from '../texts/shared/empty-item';

/** Somebody sits on every panel, beside who chairs it. */
const panelWithoutPeople = over(['panels'], ({ panels }) =>
  panels
    .filter(({ value: { panelists, speakers } }) => panelists.length === 0 && speakers.length === 0)
    .map(({ value: { title, speakers }, at }) =>
      found(at('panelists'), say`Nobody but its chair is on the panel "${title}".`, {
        hint: 'Write its people as "panelists" or as "speakers".',
        related: speakers.length === 0 ? [{ ...at('speakers'), message: 'This list is empty, too.' }] : [],
      }),
    ),
);

export const rule = defineRule({
  code: 'empty-text',
  reason: reasons.meantForOrganisers,
  finders: [panelWithoutPeople, emptyItem],
});
