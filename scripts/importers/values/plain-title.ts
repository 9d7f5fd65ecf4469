/** Normalises a name for comparison: letter case and spaces do not matter. */
export const plainTitle = (title: string): string => title.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
