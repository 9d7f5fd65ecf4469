import { keptByText } from '../texts/kept-by-text';

/** The time zones of a country (its code), by the CLDR that Node has: a property in Node 20, a function since. */
export const zonesOfCountry = keptByText(
  (code): readonly string[] => {
    // The types of TypeScript know neither yet.
    const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & Zones;
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  },
  { most: 300, longest: 100 },
);

interface Zones {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[];
}
