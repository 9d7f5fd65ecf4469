import { defineRule, found, over } from '../kit';
import { reasons } from '../reasons';

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
  severity: 'error',
  reason: reasons.doorUnknown,
  finders: [missingPlace],
});
