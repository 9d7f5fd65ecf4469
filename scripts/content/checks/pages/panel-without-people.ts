// Codes: empty-text.

import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';

/** Somebody sits on every panel, beside who chairs it. */
export const panelWithoutPeople = defineCheck(['panels'], ({ panels }) =>
  panels
    .filter(({ value: { panelists, speakers } }) => panelists.length === 0 && speakers.length === 0)
    .map(({ value: { title, speakers }, at }) =>
      warning('empty-text', at('panelists'), `Nobody but its chair is on the panel "${title}".`, {
        hint: 'Write its people as "panelists" or as "speakers".',
        related: speakers.length === 0 ? [{ ...at('speakers'), message: 'This list is empty, too.' }] : [],
      }),
    ),
);
