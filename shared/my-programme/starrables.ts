/** The event that a page dispatches after it added elements that can be starred. */
export const STARRABLES_ADDED = 'starrables';
