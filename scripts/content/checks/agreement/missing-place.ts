import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';

/** A conference is somewhere: at a venue, online, or both. */
export const missingPlace = defineRefusal(['conference'], ({ conference: { value, at } }) =>
  value.venue !== undefined || value.online
    ? []
    : [
        error('missing-place', at('name'), 'Nothing says where the conference is.', {
          hint: 'Add "venue:" with a line "  city: …" below it, or "online: true", or both.',
        }),
      ],
);
