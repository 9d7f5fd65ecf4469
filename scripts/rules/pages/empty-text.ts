import { defineRule, found, over, say } from '../kit';
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
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Visitors would read what was meant for the organisers: that something is still to be written or decided.',
    fr: 'Les visiteurs liraient une note entre organisateurs : quelque chose reste à écrire ou à décider.',
    ar: 'سيقرأ الزوار ما يخص المنظمين: أن شيئا ما لم يكتب أو لم يقرر بعد.',
  },
  finders: [panelWithoutPeople, emptyItem],
});
