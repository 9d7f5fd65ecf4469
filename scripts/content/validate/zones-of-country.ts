import { keptByText } from '../texts/kept-by-text';

/** Lists the time zones of a country (by its code), from Node's CLDR data: a property in Node 20, a method in later versions. */
export const zonesOfCountry = keptByText(
  (code): readonly string[] => {
    // TypeScript has types for neither.
    const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & Zones;
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  },
  { most: 300, longest: 100 },
);

interface Zones {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[];
}
