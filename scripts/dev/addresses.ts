/** The address of the events that open pages follow. */
export const EVENTS = '/@dev/events';

/** The address of the script of pages, unless Vite serves its source. */
export const CLIENT_SCRIPT = '/@dev/client.js';
