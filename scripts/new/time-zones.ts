/** The time zone that is named for a city, if there is one: "oslo" → "Europe/Oslo". */
export function zoneLike(city: string): string | undefined {
  const wanted = plain(city);
  if (wanted === '') return undefined;
  return Intl.supportedValuesOf('timeZone').find((zone) => plain(zone.split('/').at(-1) ?? '') === wanted);
}

/** Without accents, capitals and what stands between words. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
