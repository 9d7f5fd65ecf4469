/**
 * The colour schemes that a visitor can choose instead of the system's. `data-theme` of the root element and
 * localStorage hold the choice.
 */
export const COLOUR_SCHEMES = ['light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** The localStorage key of the choice. Without a value the site follows the system. */
export const SCHEME_KEY = 'theme';

/**
 * Inline script in the head of every page. It runs before the first paint, so that no page flashes in the other colour
 * scheme, and a title is there at once where the visitor comes from another page of the site. The content security
 * policy allows it by its hash (scripts/hosting/policy/headers.ts). Accessing blocked storage throws.
 */
export const SCHEME_SCRIPT = `try{let d=document.documentElement.dataset;if(document.referrer.startsWith(location.origin))d.typed=1;let t=localStorage.${SCHEME_KEY};if(t)d.theme=t}catch{}`;
