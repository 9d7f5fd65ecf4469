/** Anchor of a section of the home page, to which menus and other pages link. */
export const homeAnchor = (section: string): string => section.toLowerCase();
