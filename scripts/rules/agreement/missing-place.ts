import { defineRule, found, over } from '../kit';

/** A conference is somewhere: at a venue, online, or both. */
const missingPlace = over(['conference'], ({ conference: { value, at } }) =>
  value.venue !== undefined || value.online
    ? []
    : [
        found(at('name'), 'Nothing says where the conference is.', {
          hint: 'Add "venue:" with a line "  city: …" below it, or "online: true", or both.',
        }),
      ],
);

export const rule = defineRule({
  code: 'missing-place',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'People stand in the corridor and do not know which door is right.',
    fr: 'On se retrouve dans le couloir sans savoir quelle porte ouvrir.',
    ar: 'يقف الناس في الممر ولا يعرفون أي باب يفتحون.',
  },
  finders: [missingPlace],
});
