import { describe, expect, it } from 'vitest';
import { placeData } from '../../renderer/linked-data/place-data';

const addressOf = (address: string, city = 'Hammamet', country = 'Tunisia') =>
  placeData({ city, country, address }).address;

describe('the postal address of a venue', () => {
  it('tells the town, the country and the postcode once', () => {
    const once = { streetAddress: '12 Avenue des Jasmins', postalCode: '8057', addressLocality: 'Hammamet' };
    expect(addressOf('12 Avenue des Jasmins, 8057 Hammamet')).toMatchObject(once);
    expect(addressOf('12 Avenue des Jasmins, Hammamet 8057, Tunisia')).toMatchObject(once);
    expect(addressOf('1 شارع الميناء، صفاقس', 'صفاقس')).toMatchObject({ streetAddress: '1 شارع الميناء' });
  });

  it('leaves the rest as it stands', () => {
    expect(addressOf('Hammamet Road 12, Yasmine Hammamet')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Hammamet Road 12, Yasmine Hammamet',
      addressLocality: 'Hammamet',
      addressCountry: 'Tunisia',
    });
    expect(addressOf('12 Harbour Street, Boston, MA 02115', 'Boston')).toMatchObject({
      streetAddress: '12 Harbour Street, MA 02115',
    });
  });
});
