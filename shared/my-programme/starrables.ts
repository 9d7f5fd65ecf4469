/** The event by which a page tells that more has come that can be starred. */
export const STARRABLES_ADDED = 'starrables';
