/** The colours that a visitor can choose instead of the system's; `data-theme` on the root element, and in storage. */
export const COLOUR_SCHEMES = ['light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** The key of localStorage that keeps the choice; without a value the site follows the system. */
export const SCHEME_KEY = 'theme';

/**
 * Stands in the head of every page and runs before anything is painted, so that no page flashes in the other colours.
 * The content security policy names it by its hash (scripts/hosting/policy/headers.ts). Storage that is refused throws.
 */
export const SCHEME_SCRIPT = `try{let t=localStorage.${SCHEME_KEY};if(t)document.documentElement.dataset.theme=t}catch{}`;
