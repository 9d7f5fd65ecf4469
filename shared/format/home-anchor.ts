/** Where a section of the home page stands: menus and other pages link to it. */
export const homeAnchor = (section: string): string => section.toLowerCase();
