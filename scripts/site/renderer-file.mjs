/** The file of the page renderer in a bundle's folder. */
export const RENDERER = 'server/renderer.cjs';
