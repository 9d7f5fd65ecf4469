import { defineRule, found, over } from '../kit';
import { reasons } from '../reasons';

/** Reports a conference without a venue that is not online either. */
const missingPlace = over(['conference'], ({ conference: { value, at } }) =>
  value.venue !== undefined || value.online
    ? []
    : [
        found(at('name'), 'The conference has no place.', {
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
