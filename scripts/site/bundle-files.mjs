/** The file of the page renderer in a bundle's folder. */
export const RENDERER = 'server/renderer.cjs';

/** The file of the script that pages of `dev` have. */
export const DEV_CLIENT = 'server/dev-client.js';

/** The files of the desk in a bundle's folder. */
export const DESK_SCRIPT = 'server/desk.js';
export const DESK_STYLE = 'server/desk.css';
